// SPDX-License-Identifier: GPL-3.0-or-later
// A tree that reuses parts of the tree before an edit equals a newly parsed tree (P3.2).
#include "engine/syntax/xml_tree.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <string>

using namespace orrery::engine;

namespace {

constexpr FileId file{3};

XmlTree treeOf(const std::string& text, const XmlTree* before = nullptr) {
    return parseXml(std::make_shared<const SourceText>("a.xml", text), file, before);
}

std::string text(Span span) {
    return std::to_string(span.begin) + "-" + std::to_string(span.end) + " ";
}

/// Returns everything that a tree contains, as text.
std::string dump(const XmlTree& tree) {
    std::string out;
    for (std::uint32_t i = 0; i < tree.nodeCount(); ++i) {
        const XmlNode& node = tree.node(i);
        out += std::to_string(i) + ": " + std::to_string(static_cast<int>(node.kind)) + (node.isEmpty ? "e" : "") +
               (node.isClosed ? "c" : "") + (node.isBroken ? "b" : "") + " " + text(node.name) + text(node.tag) +
               text(node.close) + "of " + std::to_string(static_cast<int>(node.parent)) + " links " +
               std::to_string(static_cast<int>(node.first)) + " " + std::to_string(static_cast<int>(node.last)) + " " +
               std::to_string(static_cast<int>(node.next)) + " at " + std::to_string(node.firstAttribute) + "\n";
        for (auto attribute = tree.attributesBegin(i); attribute != tree.attributesEnd(i); ++attribute) {
            out += "  " + text(attribute->name) + text(attribute->value) + std::to_string(attribute->end) +
                   attribute->quote + "\n";
        }
    }
    for (const std::uint32_t comment : tree.comments()) {
        out += "comment " + std::to_string(comment) + "\n";
    }
    for (const Diagnostic& fault : tree.diagnostics()) {
        out += text(fault.where.span) + fault.message() + "\n";
    }
    return out;
}

constexpr auto mixed = R"(<?xml version="1.0"?>
<!-- before it all -->
<orrery format="1">
  <class id="A" type="tech"><group id="g"><effects><a b='1' c="&lt;2"/></effects></group></class>
  words between
  <class id="B"/><class id="C"><![CDATA[ x < y ]]><!-- inner --></class>
  <empty></empty>
  <strings><string id="A">Text &amp; more</string><string id="B"> ä </string></strings>
  <!-- at the end -->
</orrery>
<!-- behind it -->
)";

std::string many() {
    std::string out = "<orrery>\n";
    for (int i = 0; i < 60; ++i) {
        out += "  <!-- class " + std::to_string(i) + " -->\n  <class id=\"C" + std::to_string(i) +
               "\"><group><scope><include if=\"turn &gt; 1\"/></scope><effects><x/><y z='2'/></effects></group>" +
               (i % 3 == 0 ? "text" : "") + "</class>\n";
    }
    return out + "</orrery>";
}

} // namespace

class XmlSpliceTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 2; ++seed) {
            QTest::addRow("P3.2 all kinds of nodes, seed %d", seed) << QString::fromUtf8(mixed) << seed;
            QTest::addRow("P3.2 many classes, seed %d", seed) << QString::fromStdString(many()) << seed;
        }
    }

    void agrees() {
        QFETCH(QString, first);
        QFETCH(int, seed);
        constexpr std::array pieces{"x",    " ",        "<",          ">",
                                    "\"",   "&",        "<n/>",       "<n a=\"1\"/>",
                                    "\n  ", "<n>x</n>", "<!-- c -->", "<class id='N'/>",
                                    "</n>", "<n>",      "&amp;",      "<![CDATA[c]]>",
                                    "-"};
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        const auto roll = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
        std::string good = first.toStdString();
        XmlTree before = treeOf(good);
        QVERIFY(before.diagnostics().empty());
        int known = 0;
        for (int i = 0; i < 300; ++i) {
            std::string now = good;
            const std::size_t at = roll(now.size() + 1);
            if (roll(3) == 0) {
                now.erase(at, 1 + roll(roll(4) == 0 ? 40 : 2));
            } else {
                now.insert(at, pieces[roll(pieces.size())]);
            }
            const XmlTree again = treeOf(now, &before);
            const XmlTree anew = treeOf(now);
            if (dump(again) != dump(anew)) {
                QFAIL(("edit at " + std::to_string(at) + " of\n" + good + "\nmade\n" + now + "\nagain\n" + dump(again) +
                       "\nanew\n" + dump(anew))
                          .c_str());
            }
            for (std::uint32_t node = 1; node < again.nodeCount(); ++node) {
                const std::uint32_t was = again.isElement(node) ? again.indexIn(before, node) : XmlTree::none;
                if (was != XmlTree::none) {
                    QCOMPARE(again.slice(again.span(node)), before.slice(before.span(was)));
                    known += node != was || again.span(node) != before.span(was) ? 1 : 0;
                }
            }
            if (anew.diagnostics().empty()) {
                good = now;
                before = again; // splices into splices
            }
        }
        QVERIFY2(known > 200, std::to_string(known).c_str()); // otherwise no part was reused
    }

    void stranger_data() {
        QTest::addColumn<QString>("first");
        QTest::newRow("P3.2 nothing is known of another tree") << QString::fromUtf8(mixed);
    }
    void stranger() {
        QFETCH(QString, first);
        const std::string text = first.toStdString();
        const XmlTree before = treeOf(text);
        const XmlTree other = treeOf(text);
        QCOMPARE(other.indexIn(before, other.root()), std::uint32_t{XmlTree::none});
        QCOMPARE(other.indexIn(other, other.root()), other.root());
    }
};

QTEST_GUILESS_MAIN(XmlSpliceTest)
#include "xml_splice_test.moc"
