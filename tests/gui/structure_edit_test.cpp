// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"

#include "engine/text/text_edit.h"
#include "widgets/edits/structure_edit.h"
#include "widgets/edits/xml_layout.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace orrery;
using namespace orrery::widgets;

namespace {

engine::XmlTree parsed(std::string xml) {
    return engine::parseXml(std::make_shared<engine::SourceText>("a.xml", std::move(xml)), {0});
}
/// Returns the first element with a tag or an id.
std::uint32_t find(const engine::XmlTree& tree, std::string_view what) {
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        if (tree.isElement(i) && (tree.name(i) == what || tree.value(i, "id") == what)) {
            return i;
        }
    }
    return engine::XmlTree::none;
}
bool isWell(const engine::XmlTree& tree) {
    return !engine::hasErrors(tree.diagnostics());
}

using Edit = std::function<std::optional<StructureEdit>(const engine::XmlTree&)>;

struct Case {
    const char* name;
    QByteArray before;
    Edit edit;
    QByteArray after; ///< empty: the edit is refused
};

std::optional<StructureEdit> add(const engine::XmlTree& tree, std::string_view parent, std::string_view before,
                                 std::string_view xml) {
    return addElements(tree, {find(tree, parent), before.empty() ? engine::XmlTree::none : find(tree, before)}, xml);
}

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"I2.3 a self-closing parent opens", "<a>\n    <b x='1'  />\n</a>\n",
         [](const auto& t) { return add(t, "b", "", "<c d=\"1\"/>"); },
         "<a>\n    <b x='1'>\n        <c d='1'/>\n    </b>\n</a>\n"},
        {"I2.3 a parent on a line with others opens on that line", "<a><b/></a>",
         [](const auto& t) { return add(t, "b", "", "<c/>"); }, "<a><b><c/></b></a>"},
        {"I2.3 an empty parent gets lines", "<a>\r\n\t<b></b>\r\n</a>\r\n",
         [](const auto& t) { return add(t, "b", "", "<c>\n  <d/>\n</c>"); },
         "<a>\r\n\t<b>\r\n\t\t<c>\r\n\t\t\t<d/>\r\n\t\t</c>\r\n\t</b>\r\n</a>\r\n"},
        {"I2.3 behind the last child, and its comment", "<a>\n  <b/> <!-- of b -->\n</a>",
         [](const auto& t) { return add(t, "a", "", "<c/>"); }, "<a>\n  <b/> <!-- of b -->\n  <c/>\n</a>"},
        {"I2.3 before a child, and its comment", "<a>\n  <!-- of b -->\n  <b/>\n</a>",
         [](const auto& t) { return add(t, "a", "b", "<c/>"); }, "<a>\n  <c/>\n  <!-- of b -->\n  <b/>\n</a>"},
        {"I2.3 blank lines between neighbours stay between all", "<a>\n  <b/>\n\n  <c/>\n</a>",
         [](const auto& t) { return add(t, "a", "c", "<d/>"); }, "<a>\n  <b/>\n\n  <d/>\n\n  <c/>\n</a>"},
        {"I2.3 on one line neighbours stay on it", "<a> <b/> <c/> </a>",
         [](const auto& t) { return add(t, "a", "c", "<d/>"); }, "<a> <b/> <d/> <c/> </a>"},
        {"I2.3 a line goes with its element", "<a>\n  <b/>\n  <c/>\n</a>",
         [](const auto& t) { return removeElement(t, find(t, "b")); }, "<a>\n  <c/>\n</a>"},
        {"I2.3 comments of an element go with it, others stay",
         "<a>\n  <!-- free -->\n\n  <!-- of b -->\n  <b/> <!-- b too -->\n  <!-- of c -->\n  <c/>\n</a>",
         [](const auto& t) { return removeElement(t, find(t, "b")); },
         "<a>\n  <!-- free -->\n\n  <!-- of c -->\n  <c/>\n</a>"},
        {"I2.3 of two blank lines one stays", "<a>\n  <b/>\n\n  <c/>\n\n  <d/>\n</a>",
         [](const auto& t) { return removeElement(t, find(t, "c")); }, "<a>\n  <b/>\n\n  <d/>\n</a>"},
        {"I2.3 an element among others on a line goes alone", "<a><b/> <c/> <d/></a>",
         [](const auto& t) { return removeElement(t, find(t, "c")); }, "<a><b/> <d/></a>"},
        {"I2.3 the root stays", "<a/>", [](const auto& t) { return removeElement(t, find(t, "a")); }, ""},
        {"I2.5 a duplicate gets an id of its own", "<a>\n  <b id='x'/>\n  <b id='x_2'/>\n</a>",
         [](const auto& t) { return duplicateElement(t, find(t, "x")); },
         "<a>\n  <b id='x'/>\n  <b id='x_3'/>\n  <b id='x_2'/>\n</a>"},
        {"I2.3 neighbours change places with their comments",
         "<a>\n  <!-- of b -->\n  <b/>\n\n  <c\n     x='1'/> <!-- of c -->\n</a>",
         [](const auto& t) { return moveElement(t, find(t, "c"), -1); },
         "<a>\n  <c\n     x='1'/> <!-- of c -->\n\n  <!-- of b -->\n  <b/>\n</a>"},
        {"I2.3 the last cannot move down", "<a><b/></a>", [](const auto& t) { return moveElement(t, find(t, "b"), 1); },
         ""},
        {"I2.5 an element moves into another, deeper", "<a>\n  <b>\n    <c/>\n  </b>\n  <d>\n    <e/>\n  </d>\n</a>",
         [](const auto& t) {
             return moveElementTo(t, find(t, "d"), {find(t, "b"), find(t, "c")});
         },
         "<a>\n  <b>\n    <d>\n      <e/>\n    </d>\n    <c/>\n  </b>\n</a>"},
        {"I2.5 nothing moves into itself", "<a><b><c/></b></a>",
         [](const auto& t) { return moveElementTo(t, find(t, "b"), {find(t, "c")}); }, ""},
        {"I2.3 wrapping indents, but no words and no values",
         "<a>\n  <!-- of b -->\n  <b x='1\n  2'>\n    <c>one\n  two</c>\n  </b>\n</a>",
         [](const auto& t) { return wrapElement(t, find(t, "b"), "not"); },
         "<a>\n  <not>\n    <!-- of b -->\n    <b x='1\n  2'>\n      <c>one\n  two</c>\n    </b>\n  </not>\n</a>"},
        {"I2.3 wrapping on a line stays on it", "<a><b/><c/></a>",
         [](const auto& t) { return wrapElement(t, find(t, "b"), "not"); }, "<a><not><b/></not><c/></a>"},
        {"I2.3 unwrapping keeps what stood inside", "<a>\n  <b>\n    <!-- c -->\n    <c/>\n    <d/>\n  </b>\n</a>",
         [](const auto& t) { return unwrapElement(t, find(t, "b")); }, "<a>\n  <!-- c -->\n  <c/>\n  <d/>\n</a>"},
        {"I2.3 words are never unwrapped", "<a><b>words<c/></b></a>",
         [](const auto& t) { return unwrapElement(t, find(t, "b")); }, ""},
        {"I2.3 what is broken stays as it is", "<a><b x='1><c/></b></a>",
         [](const auto& t) { return removeElement(t, find(t, "b")); }, ""},
    };
    return all;
}

} // namespace

class StructureEditTest : public QObject {
    Q_OBJECT

private slots:
    void edits_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i) {
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
        }
    }
    void edits() {
        QFETCH(int, index);
        const Case& one = cases()[static_cast<std::size_t>(index)];
        const engine::XmlTree tree = parsed(one.before.toStdString());
        const auto edit = one.edit(tree);
        QCOMPARE(edit.has_value(), !one.after.isEmpty());
        if (edit) {
            const std::string after = engine::applyEdits(tree.source()->bytes(), edit->edits);
            QCOMPARE(QByteArray::fromStdString(after), one.after);
            const engine::XmlTree now = parsed(after);
            QCOMPARE(now.span(now.nodeAt(edit->lookAt)).begin, edit->lookAt);
        }
    }

    void pieces_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("xml"); // empty: refused
        QTest::newRow("I2.5 several elements with comments, indented as they were")
            << QByteArray("<!-- b -->\n    <b>\n      <c/>\n    </b>\n    <d/>\n")
            << QByteArray("<!-- b -->\n<b>\n  <c/>\n</b>\n<d/>");
        QTest::newRow("I2.5 a whole file stands for what is in it")
            << QByteArray("<?xml version=\"1.0\"?>\n<orrery format=\"1\">\n\t<b>\n\t\t<c/>\n\t</b>\n</orrery>\n")
            << QByteArray("<b>\n\t<c/>\n</b>");
        QTest::newRow("I2.5 words are no elements") << QByteArray("just words") << QByteArray();
        QTest::newRow("I2.5 what is cut off is refused") << QByteArray("<b><c/>") << QByteArray();
        QTest::newRow("I2.5 nothing is refused") << QByteArray("  \n") << QByteArray();
        QTest::newRow("I2.5 a close tag too many is refused") << QByteArray("<b/></x><c/>") << QByteArray();
    }
    void pieces() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, xml);
        constexpr std::array<std::string_view, 1> roots{"orrery"};
        const XmlPieces pieces = readPieces(text.toStdString(), roots);
        QCOMPARE(QByteArray::fromStdString(pieces.xml), xml);
        QCOMPARE(pieces.fault.empty(), !xml.isEmpty());
    }

    void thereAndBack_data() { files(); }
    void thereAndBack() {
        QFETCH(QByteArray, bytes);
        const engine::XmlTree tree = parsed(bytes.toStdString());
        int done = 0;
        int elements = 0;
        for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
            if (!tree.isElement(i) || tree.node(i).parent == engine::XmlTree::document) {
                continue;
            }
            ++elements;
            const auto back = [&](const std::optional<StructureEdit>& there, const auto& home) {
                if (!there) {
                    return;
                }
                const engine::XmlTree now = parsed(engine::applyEdits(tree.source()->bytes(), there->edits));
                QVERIFY(isWell(now));
                const std::uint32_t at = now.nodeAt(there->lookAt);
                QCOMPARE(now.span(at).begin, there->lookAt);
                const auto again = home(now, at);
                QVERIFY(again.has_value());
                QCOMPARE(QByteArray::fromStdString(engine::applyEdits(now.source()->bytes(), again->edits)), bytes);
                ++done;
            };
            back(moveElement(tree, i, 1), [](const auto& now, auto at) { return moveElement(now, at, -1); });
            back(moveElement(tree, i, -1), [](const auto& now, auto at) { return moveElement(now, at, 1); });
            back(duplicateElement(tree, i), [](const auto& now, auto at) { return removeElement(now, at); });
            back(wrapElement(tree, i, "not"), [](const auto& now, auto at) { return unwrapElement(now, at); });
            if (QTest::currentTestFailed()) {
                QFAIL(qPrintable(QString::fromStdString(tree.path(i))));
            }
        }
        QVERIFY2(done >= 2 * elements, "each can be copied and wrapped");
    }

    void anySequenceParses_data() { files(); }
    void anySequenceParses() {
        QFETCH(QByteArray, bytes);
        std::string text = bytes.toStdString();
        std::mt19937 random(7); // NOLINT: the same every time
        const std::string piece = "<!-- new -->\n<and>\n  <self/>\n</and>\n<self/>";
        const auto comments = [](const engine::XmlTree& tree) {
            std::multiset<std::string> all;
            for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
                if (tree.node(i).kind == engine::XmlKind::text || tree.node(i).attributeCount > 0) {
                    all.insert(tree.node(i).attributeCount > 0
                                   ? std::string(tree.slice(tree.attributesBegin(i)->whole()))
                                   : std::string(tree.slice(tree.node(i).tag)));
                }
            }
            return all;
        };
        int done = 0;
        for (int step = 0; step < 150; ++step) {
            const engine::XmlTree tree = parsed(text);
            QVERIFY2(isWell(tree), qPrintable(QString::number(step)));
            std::vector<std::uint32_t> elements;
            for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
                if (tree.isElement(i)) {
                    elements.push_back(i);
                }
            }
            const auto pick = [&] { return elements[random() % elements.size()]; };
            const std::uint32_t one = pick();
            const std::uint32_t other = pick();
            std::optional<StructureEdit> edit;
            bool keepsAll = true;
            switch (random() % 8) {
            case 0:
                edit = addElements(tree, {one}, piece);
                break;
            case 1:
                edit = addElements(tree, {tree.node(one).parent, one}, piece);
                break;
            case 2:
                edit = removeElement(tree, one);
                keepsAll = false;
                break;
            case 3:
                edit = duplicateElement(tree, one);
                keepsAll = false;
                break;
            case 4:
                edit = moveElement(tree, one, random() % 2 == 0 ? -1 : 1);
                break;
            case 5:
                edit = moveElementTo(tree, one, {other});
                break;
            case 6:
                edit = moveElementTo(tree, one, {tree.node(other).parent, other});
                break;
            default:
                edit = wrapElement(tree, one, "not");
            }
            if (!edit) {
                continue;
            }
            for (std::size_t i = 0; i < edit->edits.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const engine::Span a = edit->edits[i].span;
                    const engine::Span b = edit->edits[j].span;
                    QVERIFY(a.end <= b.begin || b.end <= a.begin);
                }
            }
            text = engine::applyEdits(text, edit->edits);
            const engine::XmlTree now = parsed(text);
            QCOMPARE(now.span(now.nodeAt(edit->lookAt)).begin, edit->lookAt);
            if (keepsAll) {
                QVERIFY(comments(now) == comments(tree));
            }
            ++done;
        }
        QVERIFY(done > 60);
    }

private:
    /// Adds files of every layout: original, with CRLF, with tabs, and on few lines.
    static void files() {
        QTest::addColumn<QByteArray>("bytes");
        const auto add = [](const QString& name, const QByteArray& bytes) {
            QTest::newRow(qPrintable("R4.2 " + name)) << bytes;
        };
        add("a file as a mod writes it", test::buildings);
        add("CRLF", QByteArray(test::buildings).replace("\n", "\r\n"));
        add("tabs", QByteArray(test::buildings).replace("  ", "\t"));
        add("on one line", QByteArray(test::buildings).replace("\n", " "));
        const QDir demo(QStringLiteral(ORRERY_RESOURCE_DIR "/demo"));
        for (const QString& name : demo.entryList({"*.xml"}, QDir::Files)) {
            QFile file(demo.filePath(name));
            if (file.open(QIODevice::ReadOnly)) {
                add(name, file.readAll());
            }
        }
    }
};

QTEST_GUILESS_MAIN(StructureEditTest)
#include "structure_edit_test.moc"
