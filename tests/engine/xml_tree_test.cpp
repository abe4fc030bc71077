// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_diagnostics.h"
#include "engine/syntax/xml_text.h"
#include "engine/syntax/xml_tree.h"
#include "engine/text/text_edit.h"

#include <QDir>
#include <QFile>
#include <QtTest>
#include <pugixml.hpp>

#include <algorithm>
#include <set>

using namespace orrery::engine;

namespace {

XmlTree parse(std::string text) {
    return parseXml(std::make_shared<const SourceText>("test.xml", std::move(text)), FileId{3});
}

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Writes a tree in one notation for both readers: kinds, names, attributes and text.
void write(std::string& out, const XmlTree& tree, std::uint32_t index) {
    for (const std::uint32_t i : tree.children(index)) {
        const XmlNode& node = tree.node(i);
        switch (node.kind) {
        case XmlKind::element:
            out.append("<").append(tree.name(i));
            for (const XmlAttribute* a = tree.attributesBegin(i); a != tree.attributesEnd(i); ++a) {
                out.append(" ").append(tree.name(*a)).append("=[");
                out.append(decodeAttribute(tree.slice(a->value), a->value.begin).text).append("]");
            }
            out += ">";
            write(out, tree, i);
            out += "</>";
            break;
        case XmlKind::text:
            out.append("text[").append(tree.text(i)).append("]");
            break;
        case XmlKind::cdata:
            out.append("cdata[").append(tree.text(i)).append("]");
            break;
        case XmlKind::comment:
            out += "comment";
            break;
        case XmlKind::instruction:
            out.append("?").append(tree.name(i));
            break;
        default:
            break;
        }
    }
}

void write(std::string& out, const pugi::xml_node& parent) {
    for (const pugi::xml_node& node : parent.children()) {
        switch (node.type()) {
        case pugi::node_element:
            out.append("<").append(node.name());
            for (const pugi::xml_attribute& a : node.attributes()) {
                out.append(" ").append(a.name()).append("=[").append(a.value()).append("]");
            }
            out += ">";
            write(out, node);
            out += "</>";
            break;
        case pugi::node_pcdata:
            out.append("text[").append(node.value()).append("]");
            break;
        case pugi::node_cdata:
            out.append("cdata[").append(node.value()).append("]");
            break;
        case pugi::node_comment:
            out += "comment";
            break;
        case pugi::node_declaration:
        case pugi::node_pi:
            out.append("?").append(node.name());
            break;
        default:
            break;
        }
    }
}

/// Returns the file, joined again from the spans of the tree: tags, leaves, and the text between them.
std::string joined(const XmlTree& tree, std::uint32_t index) {
    const Span content = tree.content(index);
    std::string out(tree.slice({tree.span(index).begin, content.begin}));
    std::uint32_t done = content.begin;
    if (tree.node(index).kind == XmlKind::document || tree.isElement(index)) {
        for (const std::uint32_t child : tree.children(index)) {
            out += tree.slice({done, tree.span(child).begin});
            out += joined(tree, child);
            done = tree.span(child).end;
        }
    }
    out += tree.slice({done, content.end});
    return out += tree.slice({content.end, tree.span(index).end});
}

std::string nested(std::size_t depth) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) {
        text += "<a>";
    }
    for (std::size_t i = 0; i < depth; ++i) {
        text += "</a>";
    }
    return text;
}

struct Case {
    const char* name;
    std::string text;
    std::string code;   ///< of the only problem
    std::string at;     ///< the text that it marks
    std::string mended; ///< the text after its first fix; empty if it has none
};

const std::vector<Case>& faultCases() {
    const std::string big(XmlTree::maxAttributeBytes + 1, 'x');
    const std::string bigTag = "<a b=\"" + big + "\"/>";
    static const std::vector<Case> cases = {
        {"R2.1 invalid UTF-8", "<a>\xFF\xFE</a>", "xml.invalid-utf8", "\xFF\xFE", ""},
        {"R2.1 overlong UTF-8", "<a>\xC0\x80</a>", "xml.invalid-utf8", "\xC0\x80", ""},
        {"R2.1 zero byte", std::string("<a>x\0y</a>", 10), "xml.nul", std::string("\0", 1), "<a>xy</a>"},
        {"R2.1 control character", "<a>\x01</a>", "xml.control-character", "\x01", "<a></a>"},
        {"R2.1 U+FFFE", "<a>\xEF\xBF\xBE</a>", "xml.control-character", "\xEF\xBF\xBE", "<a></a>"},
        {"R2.1 character reference outside XML", "<a>&#0;</a>", "xml.bad-reference", "&#0;", "<a></a>"},
        {"R2.1 reference to a surrogate", "<a b='&#xD800;'/>", "xml.bad-reference", "&#xD800;", "<a b=''/>"},
        {"R2.1 duplicate attribute", "<a b='1' c='2' b='3'/>", "xml.duplicate-attribute", "b", "<a b='1' c='2'/>"},
        {"R2.1 two roots", "<a/>\n<b/><c/>", "xml.second-root", "<b", ""},
        {"R2.1 text after the root", "<a/>\n tail ", "xml.text-outside-root", "tail", ""},
        {"R2.1 text before the root", "head<a/>", "xml.text-outside-root", "head", ""},
        {"R2.1 no root", " <!-- nothing --> ", "xml.no-root", "", ""},
        {"R2.1 empty file", "", "xml.no-root", "", ""},
        {"R2.1 bare &", "<a>salt & pepper</a>", "xml.bare-ampersand", "&", "<a>salt &amp; pepper</a>"},
        {"R2.1 && in a value", "<a if=\"x && y\"/>", "xml.double-ampersand", "&&", "<a if=\"x and y\"/>"},
        {"R2.1 && without blanks", "<a if=\"x&&y\"/>", "xml.double-ampersand", "&&", "<a if=\"x and y\"/>"},
        {"R2.1 entity without ;", "<a b=\"1 &lt 2\"/>", "xml.missing-semicolon", "&lt", "<a b=\"1 &lt; 2\"/>"},
        {"R2.1 unknown entity", "<a>&nbsp;</a>", "xml.unknown-entity", "&nbsp;", "<a>&amp;nbsp;</a>"},
        {"R2.1 unclosed element", "<a>\n  <b>text\n</a>", "xml.unclosed", "<b", "<a>\n  <b>text</b>\n</a>"},
        {"R2.1 unclosed root", "<a>\n  <b/>\n", "xml.unclosed", "<a", ""},
        {"R2.1 mismatched element", "<a><group></gruop></a>", "xml.misspelt-close", "</gruop>",
         "<a><group></group></a>"},
        {"R2.1 stray close tag", "<a></b></a>", "xml.stray-close", "</b>", "<a></a>"},
        {"R2.1 DOCTYPE", "<!DOCTYPE a [<!ENTITY e 'x>'>]><a/>", "xml.doctype", "<!DOCTYPE", "<a/>"},
        {"R2.1 depth 257", nested(257), "xml.too-deep", "<a", ""},
        {"R2.1 file over 64 MB", std::string(XmlTree::maxFileBytes + 1, ' '), "xml.file-too-large", "", ""},
        {"R2.1 attribute over 1 MB", bigTag, "xml.attribute-too-long", "b", ""},
        {"R2.1 declared Latin-1", "<?xml version='1.0' encoding='ISO-8859-1'?><a>\xE9</a>", "xml.encoding",
         "ISO-8859-1", ""},
        {"R2.1 UTF-16 with a mark", std::string("\xFF\xFE<\0a\0/\0>\0", 10), "xml.encoding", "\xFF\xFE", ""},
        {"R2.1 UTF-16 without a mark", std::string("<\0a\0/\0>\0", 8), "xml.encoding", std::string("<\0", 2), ""},
        {"R2.1 < in a value", "<a if=\"x < 5\"/>", "xml.less-than-in-value", "<", "<a if=\"x &lt; 5\"/>"},
        {"R2.1 < in text", "<a>1 < 2</a>", "xml.stray-less-than", "<", "<a>1 &lt; 2</a>"},
        {"R2.1 -- in a comment", "<a><!-- x -- y --></a>", "xml.double-hyphen", "--", "<a><!-- x - - y --></a>"},
        {"R2.1 unfinished comment", "<a>\n<!-- x\n<b/>\n</a>", "xml.unfinished-comment", "<!--",
         "<a>\n<!-- x-->\n<b/>\n</a>"},
        {"R2.1 unfinished CDATA", "<a>\n<![CDATA[ x\n</a>", "xml.unfinished-cdata", "<![CDATA[",
         "<a>\n<![CDATA[ x]]>\n</a>"},
        {"R2.1 unfinished instruction", "<a>\n<?x y\n</a>", "xml.unfinished-instruction", "<?", "<a>\n<?x y?>\n</a>"},
        {"R2.1 ]]> in text", "<a>]]></a>", "xml.cdata-end-in-text", "]]>", "<a>]]&gt;</a>"},
        {"R2.1 late declaration", "<a><?xml version='1.0'?></a>", "xml.late-declaration", "<?xml", "<a></a>"},
        {"R2.1 bad declaration", "<?xml encoding='UTF-8'?><a/>", "xml.bad-declaration", "<?xml encoding='UTF-8'?>", ""},
        {"R2.1 bad instruction", "<a><? x?></a>", "xml.bad-instruction", "<?", ""},
        {"R2.1 bad markup", "<a><!ELEMENT x></a>", "xml.bad-markup", "<!", ""},
        {"R2.1 bad name", "<a><b\xC3\x97/></a>", "xml.bad-name", "\xC3\x97", ""},
        {"R2.1 a name that begins with a middle dot", "<a \xC2\xB7=\"b\"/>", "xml.bad-name", "\xC2\xB7", ""},
        {"R2.1 text like a tag that lacks no close tag", "<a>\nb c=\"d\"><e/>\n<b></b> & </a>", "xml.bare-ampersand",
         "&", "<a>\nb c=\"d\"><e/>\n<b></b> &amp; </a>"},
        {"R2.1 missing =", "<a b\"c\"/>", "xml.missing-equals", "b", "<a b=\"c\"/>"},
        {"R2.1 attribute without value", "<a b c=\"d\"/>", "xml.missing-equals", "b", ""},
        {"R2.1 missing space", "<a b=\"c\"d=\"e\"/>", "xml.missing-space", "d", "<a b=\"c\" d=\"e\"/>"},
        {"R2.1 missing quotes", "<a b=c d=\"e\"/>", "xml.missing-quotes", "b=c", "<a b=\"c\" d=\"e\"/>"},
        {"R2.1 missing opening quote", "<a b=Sol III\" d=\"e\"/>", "xml.missing-quotes", "b=Sol III\"",
         "<a b=\"Sol III\" d=\"e\"/>"},
        {"R2.1 missing closing quote", "<a b=\"c d=\"e\"/>", "xml.unfinished-quote", "\"c", "<a b=\"c\" d=\"e\"/>"},
        {"R2.1 not an attribute", "<a b=\"c\" ; d=\"e\"/>", "xml.not-an-attribute", ";", ""},
        {"R2.1 tag without >", "<a>\n  <b c=\"d\"\n  <e/>\n  </b>\n</a>", "xml.unfinished-tag", "c=\"d\"",
         "<a>\n  <b c=\"d\">\n  <e/>\n  </b>\n</a>"},
        {"R2.1 close tag without >", "<a><b></b</a>", "xml.unfinished-close", "</b", "<a><b></b></a>"},
        {"R2.1 close tag without /", "<a><b>text<b></a>", "xml.missing-slash", "<b>", "<a><b>text</b></a>"},
        {"R2.1 tag without <", "<a>\nb c=\"d\"><e/></b></a>", "xml.missing-less-than", "b",
         "<a>\n<b c=\"d\"><e/></b></a>"},
        {"R2.1 text like a tag", "<a>\nself/>\n</a>", "xml.text-like-tag", "self/>", "<a>\n<self/>\n</a>"},
    };
    return cases;
}

const QString ownFolder = ORRERY_SOURCE_DIR "/tests/data/xml/";

void corpusRows(const char* number) {
    QTest::addColumn<QString>("path");
    for (const QString& folder : {ownFolder, QString(ORRERY_SHARED_DIR "/data/freeorion-classic/")}) {
        const QStringList names = QDir(folder).entryList({"*.xml"}, QDir::Files, QDir::Name);
        for (const QString& name : names) {
            QTest::newRow(qPrintable(QString("%1 %2").arg(number, name))) << folder + name;
        }
    }
}

} // namespace

/// The tree, its problems and its queries.
class XmlTreeTest : public QObject {
    Q_OBJECT

private slots:
    void treeIsPugixmls_data() { corpusRows("R2.1 the tree of"); }
    void treeIsPugixmls();
    void bytesComeBack_data() { corpusRows("R4.1"); }
    void bytesComeBack();
    void faultIsReported_data();
    void faultIsReported();
    void everyFaultHasItsCase();
    void limitsAreInclusive();
    void faultsNameTheOpenTagsLine();
    void oneBrokenElementTakesNothingElseAway();
    void onlyWhatIsNeverClosedIsBroken();
    void manyAttributesAreAllLookedAt();
    void findsItsWay();
    void faultsAreBounded();
};

void XmlTreeTest::treeIsPugixmls() {
    QFETCH(QString, path);
    const QByteArray bytes = fileBytes(path);
    pugi::xml_document document;
    constexpr unsigned options = pugi::parse_default | pugi::parse_comments | pugi::parse_pi | pugi::parse_declaration;
    QVERIFY(document.load_buffer(bytes.data(), static_cast<std::size_t>(bytes.size()), options));
    const XmlTree tree = parse(bytes.toStdString());
    QVERIFY(tree.diagnostics().empty());
    std::string ours;
    std::string theirs;
    write(ours, tree, XmlTree::document);
    write(theirs, document);
    QCOMPARE(QByteArray::fromStdString(ours), QByteArray::fromStdString(theirs));
}

void XmlTreeTest::bytesComeBack() {
    QFETCH(QString, path);
    const QByteArray bytes = fileBytes(path);
    QVERIFY(!bytes.isEmpty());
    const XmlTree tree = parse(bytes.toStdString());
    QCOMPARE(QByteArray::fromStdString(joined(tree, XmlTree::document)), bytes);
}

void XmlTreeTest::faultIsReported_data() {
    QTest::addColumn<int>("row");
    int row = 0;
    for (const Case& c : faultCases()) {
        QTest::newRow(c.name) << row++;
    }
}

void XmlTreeTest::faultIsReported() {
    QFETCH(int, row);
    const Case& wanted = faultCases()[static_cast<std::size_t>(row)];
    const XmlTree tree = parse(wanted.text);
    QStringList messages;
    for (const Diagnostic& fault : tree.diagnostics()) {
        messages << QString::fromStdString(fault.message());
    }
    QVERIFY2(messages.size() == 1, qPrintable(messages.join(" | ")));
    const Diagnostic& fault = tree.diagnostics().front();
    QCOMPARE(QByteArray::fromStdString(std::string(fault.code())), QByteArray::fromStdString(wanted.code));
    QCOMPARE(fault.where.file, FileId{3});
    QCOMPARE(QByteArray::fromStdString(std::string(tree.slice(fault.where.span))),
             QByteArray::fromStdString(wanted.at));
    QVERIFY2(!messages.front().contains('{'), qPrintable(messages.front()));
    if (!wanted.mended.empty()) {
        QVERIFY(!fault.fixes.empty());
        const std::string mended = applyEdits(wanted.text, fault.fixes.front().edits);
        QCOMPARE(QByteArray::fromStdString(mended), QByteArray::fromStdString(wanted.mended));
        QVERIFY(parse(mended).diagnostics().empty());
    }
}

void XmlTreeTest::everyFaultHasItsCase() {
    std::set<std::string_view> missing;
    for (const DiagnosticSpec& row : xmlDiagnostics.rows) {
        missing.insert(row.code);
    }
    for (const Case& c : faultCases()) {
        missing.erase(c.code);
    }
    missing.erase(xmlDiagnostics["xml.too-many-faults"].code); // faultsAreBounded
    QVERIFY2(missing.empty(), missing.empty() ? "" : std::string(*missing.begin()).c_str());
}

void XmlTreeTest::limitsAreInclusive() {
    QVERIFY(parse(nested(256)).diagnostics().empty());
    const std::string value(XmlTree::maxAttributeBytes, 'x');
    QVERIFY(parse("<a b=\"" + value + "\"/>").diagnostics().empty());
    const XmlTree deep = parse(nested(300));
    QCOMPARE(deep.nodeCount(), 257u);
    QCOMPARE(deep.diagnostics().size(), std::size_t{1});
}

void XmlTreeTest::faultsNameTheOpenTagsLine() {
    const XmlTree unclosed = parse("<a>\n  <b>\n    <c/>\n</a>");
    QCOMPARE(unclosed.diagnostics().size(), std::size_t{1});
    QCOMPARE(unclosed.diagnostics().front().message(), std::string("'<b>' in line 2 is never closed"));
    QCOMPARE(unclosed.diagnostics().front().notes.size(), std::size_t{1});
    const XmlTree misspelt = parse("<a>\n  <scope>\n  </scop>\n</a>");
    QCOMPARE(misspelt.diagnostics().size(), std::size_t{1});
    QCOMPARE(misspelt.diagnostics().front().message(), std::string("'</scop>' does not match '<scope>' in line 2"));
    QCOMPARE(misspelt.slice(misspelt.diagnostics().front().notes.front().where.span), std::string_view("<scope>"));
}

void XmlTreeTest::oneBrokenElementTakesNothingElseAway() {
    const XmlTree tree = parse("<r>\n  <a x='1'><b/></a>\n  <broken =y <\n  <c z='2'>text</c>\n</r>");
    QVERIFY(hasErrors(tree.diagnostics()));
    const std::uint32_t root = tree.root();
    QStringList names;
    for (const std::uint32_t i : tree.elements(root)) {
        names << QString::fromStdString(std::string(tree.name(i)));
        QCOMPARE(tree.node(i).isBroken, names.back() == "broken");
    }
    QCOMPARE(names, QStringList({"a", "broken", "c"}));
    QCOMPARE(tree.value(tree.child(root, "c"), "z"), std::string("2"));
    QCOMPARE(tree.text(tree.child(root, "c")), std::string("text"));
    QCOMPARE(tree.source()->bytes().size(), std::size_t{tree.span(XmlTree::document).end});
}

void XmlTreeTest::onlyWhatIsNeverClosedIsBroken() {
    // I2.3 forms freeze an element that is never closed, but not the elements inside and around it
    const XmlTree tree = parse("<r>\n  <a>\n    <b/>\n  <c>\n    <d/>\n  </c>\n</r>");
    QVERIFY(hasErrors(tree.diagnostics()));
    QStringList broken;
    for (std::uint32_t node = 1; node < tree.nodeCount(); ++node) {
        if (tree.isElement(node) && tree.node(node).isBroken) {
            broken << QString::fromStdString(std::string(tree.name(node)));
        }
    }
    QCOMPARE(broken, QStringList("a"));
}

void XmlTreeTest::manyAttributesAreAllLookedAt() {
    std::string text = "<a";
    for (int i = 0; i < 1000; ++i) {
        text += " b" + std::to_string(i) + "='x'";
    }
    QVERIFY(parse(text + "/>").diagnostics().empty());
    const XmlTree tree = parse(text + " b7='y'/>");
    QCOMPARE(tree.diagnostics().size(), std::size_t{1});
    QCOMPARE(tree.diagnostics().front().code(), xmlDiagnostics["xml.duplicate-attribute"].code);
    QVERIFY(tree.diagnostics().front().where.span.begin >= text.size());
}

void XmlTreeTest::findsItsWay() {
    const XmlTree tree =
        parse("<?xml version='1.0'?>\n<r>\n  <a/>\n  <a b='&lt;'>x<!-- y -->&amp;<![CDATA[<z>]]><c/></a>\n</r>\n");
    const std::uint32_t root = tree.root();
    QCOMPARE(tree.name(root), std::string_view("r"));
    const std::uint32_t second = tree.node(tree.child(root, "a")).next;
    QCOMPARE(tree.path(second), std::string("/r/a[2]"));
    QCOMPARE(tree.path(tree.child(second, "c")), std::string("/r/a[2]/c"));
    QCOMPARE(tree.path(XmlTree::document), std::string("/"));
    QCOMPARE(tree.text(second), std::string("x&<z>"));
    QCOMPARE(tree.value(second, "b"), std::string("<"));
    QVERIFY(tree.attribute(second, "c") == nullptr);
    QCOMPARE(tree.slice(tree.attribute(second, "b")->whole()), std::string_view("b='&lt;'"));
    QCOMPARE(tree.child(root, "none"), XmlTree::none);
    QVERIFY(tree.children(XmlTree::none).empty());
    const auto at = [&tree](std::string_view what) {
        return tree.nodeAt(static_cast<std::uint32_t>(tree.source()->bytes().find(what)));
    };
    QCOMPARE(at("<c/>"), tree.child(second, "c"));
    QCOMPARE(at("b='"), second);
    QCOMPARE(tree.node(at("y -->")).kind, XmlKind::comment);
    QCOMPARE(at("\n  <a/>"), root);
    QCOMPARE(at("\n<r>"), XmlTree::document);
    QCOMPARE(tree.nodeAt(~0u), XmlTree::document);
}

void XmlTreeTest::faultsAreBounded() {
    const XmlTree tree = parse("<a>" + std::string(5000, '&') + "</a>");
    QCOMPARE(tree.diagnostics().size(), std::size_t{1001});
    QCOMPARE(tree.diagnostics().back().code(), xmlDiagnostics["xml.too-many-faults"].code);
    QCOMPARE(tree.diagnostics().back().message(), std::string("4000 more problems"));
}

QTEST_APPLESS_MAIN(XmlTreeTest)
#include "xml_tree_test.moc"
