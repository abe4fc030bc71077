// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>
#include <libxml/parser.h>

#include <algorithm>
#include <random>

using namespace orrery::engine;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int mutantsPerFile = 150;
constexpr std::size_t usualBytesApart = 97; // a prime number, so that it does not keep step with a pattern
#elif defined(NDEBUG)
constexpr int mutantsPerFile = 3000;
constexpr std::size_t usualBytesApart = 1;
#else
constexpr int mutantsPerFile = 400;
constexpr std::size_t usualBytesApart = 53;
#endif

const bool isFull = qEnvironmentVariable("ORRERY_MUTANTS") == QLatin1String("full");
/// The distance between the tested bytes of R2.2. ORRERY_MUTANTS=full tests each byte.
const std::size_t bytesApart = isFull ? 1 : usualBytesApart;
/// The longest file that is read whole for each changed byte, which takes quadratic time. Of longer ones, only a part
/// of this length around the byte is read. ORRERY_MUTANTS=full reads all files whole.
constexpr std::size_t longestWhole = 2048;

XmlTree parse(std::string text) {
    return parseXml(std::make_shared<const SourceText>("test.xml", std::move(text)), FileId{0});
}

/// Returns libxml2's verdict on the grammar alone. Orrery does not use namespaces (`a::b`).
bool isWellFormedForLibxml2(const std::string& text) {
    xmlParserCtxtPtr context = xmlNewParserCtxt();
    const int options = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
    xmlDocPtr document =
        xmlCtxtReadMemory(context, text.data(), static_cast<int>(text.size()), "test.xml", nullptr, options);
    const bool isWellFormed = context->wellFormed != 0;
    xmlFreeDoc(document);
    xmlFreeParserCtxt(context);
    return isWellFormed;
}

bool hasCode(const XmlTree& tree, std::string_view code) {
    return std::any_of(tree.diagnostics().begin(), tree.diagnostics().end(),
                       [code](const Diagnostic& d) { return d.code() == code; });
}

/// Returns a broken promise of a tree; empty if it keeps them all. They hold for every input.
QString brokenPromise(const XmlTree& tree) {
    const auto size = static_cast<std::uint32_t>(tree.source()->bytes().size());
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        const XmlNode& node = tree.node(i);
        const Span span = tree.span(i);
        if (span.end > size || span.begin > span.end || node.tag.begin > node.tag.end || !span.covers(node.tag)) {
            return QString("node %1 has a span that is none").arg(i);
        }
        if (node.parent >= i || !tree.span(node.parent).covers(span)) {
            return QString("node %1 reaches out of its parent").arg(i);
        }
        if (node.next != XmlTree::none && (node.next <= i || tree.node(node.next).parent != node.parent ||
                                           tree.node(node.next).tag.begin < span.end)) {
            return QString("node %1 and its next overlap").arg(i);
        }
        if (tree.nodeAt(span.begin) < i) {
            return QString("node %1 is not found at its place").arg(i);
        }
        tree.text(i);
    }
    std::uint32_t before = 0;
    for (const Diagnostic& fault : tree.diagnostics()) {
        if (fault.where.span.begin < before || fault.where.span.end > size ||
            fault.where.span.begin > fault.where.span.end) {
            return QString("a fault stands nowhere: ") + QString::fromStdString(fault.message());
        }
        before = fault.where.span.begin;
        for (const Fix& fix : fault.fixes) {
            for (const TextEdit& edit : fix.edits) {
                if (edit.span.begin > edit.span.end || edit.span.end > size) {
                    return QString("a fix edits nowhere: ") + QString::fromStdString(fix.label.english());
                }
            }
        }
    }
    return {};
}

std::string mutant(const std::string& original, std::mt19937& chance) {
    static const std::vector<std::string> pieces = {"<",           ">",
                                                    "/",           "\"",
                                                    "'",           "=",
                                                    "&",           ";",
                                                    " ",           "\n",
                                                    "\t",          "!",
                                                    "?",           "-",
                                                    "--",          "]]>",
                                                    "<!--",        "-->",
                                                    "<![CDATA[",   "<?",
                                                    "?>",          "</",
                                                    "/>",          "&amp;",
                                                    "&#10;",       "&#0;",
                                                    "&#xD800;",    "&#x10FFFF;",
                                                    "&lt",         "&foo;",
                                                    "a",           "x:y",
                                                    "1",           ".",
                                                    "\xC3\xA9",    "\xC3",
                                                    "\xFF",        "\xEF\xBF\xBE",
                                                    "\x01",        "\r",
                                                    "<a/>",        "<a b='c'/>",
                                                    " a=\"b\"",    "\xC2\xB7",
                                                    "\xE2\x80\x8C"};
    std::string text = original;
    const auto below = [&chance](std::size_t count) { return count == 0 ? 0 : chance() % count; };
    const std::size_t steps = 1 + below(2);
    for (std::size_t i = 0; i < steps; ++i) {
        const std::size_t at = below(text.size());
        switch (below(6)) {
        case 0:
            text.erase(at, 1);
            break;
        case 1:
            text.insert(at, pieces[below(pieces.size())]);
            break;
        case 2:
            text.replace(at, 1, pieces[below(pieces.size())]);
            break;
        case 3:
            text.erase(at, 1 + below(20));
            break;
        case 4:
            text.insert(at, text.substr(below(text.size()), below(30)));
            break;
        default:
            text[at] = static_cast<char>(below(256));
            break;
        }
    }
    return text;
}

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the files of a folder and of the folders below it, by path.
QStringList filesBelow(const QString& folder, const QStringList& names) {
    QStringList found;
    QDirIterator entries(folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        found += entries.next();
    }
    found.sort();
    return found;
}

const QString ownFolder = ORRERY_SOURCE_DIR "/tests/data/xml/";

} // namespace

class XmlMutantsTest : public QObject {
    Q_OBJECT

private slots:
    void verdictIsLibxml2s_data();
    void verdictIsLibxml2s();
    void anythingIsRead_data();
    void anythingIsRead();
    void hostileInputIsRead_data();
    void hostileInputIsRead();
};

void XmlMutantsTest::verdictIsLibxml2s_data() {
    QTest::addColumn<QString>("path");
    for (const QString& folder : {ownFolder, QString(ORRERY_SHARED_DIR "/data/freeorion-classic/")}) {
        const QStringList names = QDir(folder).entryList({"*.xml"}, QDir::Files, QDir::Name);
        for (const QString& name : names) {
            QTest::newRow(qPrintable("R2.1 mutants of " + name)) << folder + name;
        }
    }
}

void XmlMutantsTest::verdictIsLibxml2s() {
    QFETCH(QString, path);
    const std::string original = fileBytes(path).toStdString();
    QVERIFY(isWellFormedForLibxml2(original));
    QVERIFY(!hasErrors(parse(original).diagnostics()));
    std::mt19937 chance(qEnvironmentVariableIntValue("ORRERY_SEED") + 4711u);
    int wellFormed = 0;
    for (int i = 0; i < mutantsPerFile; ++i) {
        const std::string text = mutant(original, chance);
        const XmlTree tree = parse(text);
        const QString promise = brokenPromise(tree);
        // Orrery has its own verdict here (R2.1): libxml2 reads other encodings and DOCTYPEs, and ends at a zero byte.
        if (hasCode(tree, "xml.encoding") || hasCode(tree, "xml.doctype") || hasCode(tree, "xml.nul")) {
            QVERIFY2(promise.isEmpty(), qPrintable(promise));
            continue;
        }
        const bool ours = !hasErrors(tree.diagnostics());
        wellFormed += ours ? 1 : 0;
        if (ours != isWellFormedForLibxml2(text) || !promise.isEmpty()) {
            QFile::remove("mutant.xml");
            QFile out("mutant.xml");
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(text.data(), static_cast<qint64>(text.size()));
            const QString said =
                tree.diagnostics().empty() ? "no fault" : QString::fromStdString(tree.diagnostics().front().message());
            QFAIL(qPrintable(QString("mutant %1 (kept as mutant.xml): %2 %3").arg(i).arg(said, promise)));
        }
    }
    QVERIFY2(wellFormed > 0, "the mutants test nothing if all are broken");
}

void XmlMutantsTest::anythingIsRead_data() {
    QTest::addColumn<QString>("path");
    QStringList paths = filesBelow(ownFolder, {"*.xml"});
    const QString resources = ORRERY_RESOURCE_DIR;
    paths += filesBelow(resources, {"*.xml"});
    QVERIFY(paths.size() > 30);
    for (const QString& path : std::as_const(paths)) {
        QTest::addRow("R2.2 %s, cut and changed at %s", qPrintable(path.section('/', -3)),
                      bytesApart == 1 ? "every byte" : qPrintable(QString("one of %1 bytes").arg(bytesApart)))
            << path;
    }
}

void XmlMutantsTest::anythingIsRead() {
    QFETCH(QString, path);
    const std::string original = fileBytes(path).toStdString();
    QVERIFY(!original.empty());
    constexpr std::string_view by("<>/&\"'= \n\0]-?!\xFF"
                                  "a",
                                  16);
    for (std::size_t at = 0; at < original.size(); at += bytesApart) {
        const QString cut = brokenPromise(parse(original.substr(0, at)));
        QVERIFY2(cut.isEmpty(), qPrintable(QString("cut at %1: %2").arg(at).arg(cut)));
        const bool isWhole = isFull || original.size() <= longestWhole;
        const std::size_t begin = isWhole ? 0 : at - std::min(at, longestWhole / 2);
        std::string text = original.substr(begin, isWhole ? std::string::npos : longestWhole);
        for (const char c : by) {
            text[at - begin] = c;
            const QString promise = brokenPromise(parse(text));
            QVERIFY2(promise.isEmpty(), qPrintable(QString("byte %1: %2").arg(at).arg(promise)));
        }
    }
}

void XmlMutantsTest::hostileInputIsRead_data() {
    QTest::addColumn<QByteArray>("unit");
    QTest::addColumn<int>("count");
    QTest::newRow("R2.1 two hundred thousand <") << QByteArray("<") << 200000;
    QTest::newRow("R2.1 depth 100,000") << QByteArray("<a>") << 100000;
    QTest::newRow("R2.1 depth 100,000, a line each") << QByteArray("<a>\n") << 100000;
    QTest::newRow("R2.1 open tags never finished") << QByteArray("<a ") << 100000;
    QTest::newRow("R2.1 quotes never closed") << QByteArray("<a b=\"") << 100000;
    QTest::newRow("R2.1 both quotes never closed") << QByteArray("<a b=\"'c=' \n") << 50000;
    QTest::newRow("R2.1 bare values in one line") << QByteArray("<a b=c b=c x") << 50000;
    QTest::newRow("R2.1 close tags of nothing") << QByteArray("<b></a>") << 50000;
    QTest::newRow("R2.1 comments never closed") << QByteArray("<!--\n") << 100000;
    QTest::newRow("R2.1 CDATA never closed") << QByteArray("<a><![CDATA[\n") << 50000;
    QTest::newRow("R2.1 instructions never closed") << QByteArray("<?a\n") << 100000;
    QTest::newRow("R2.1 crossed elements") << QByteArray("<a>\n<b>\n  <c></a>") << 30000;
    QTest::newRow("R2.1 references of nothing") << QByteArray("&a") << 100000;
    QTest::newRow("R2.1 tags without their <") << QByteArray("a b=\"/><c/>") << 50000;
    QTest::newRow("R2.1 zero bytes") << QByteArray("a\0b", 3) << 100000;
    QTest::newRow("R2.1 a DOCTYPE in a DOCTYPE") << QByteArray("<!DOCTYPE [ ' ") << 50000;
}

/// Checks input that takes far too long in quadratic time. A test cannot assert linear time, but a hang is visible.
void XmlMutantsTest::hostileInputIsRead() {
    QFETCH(QByteArray, unit);
    QFETCH(int, count);
    const XmlTree tree = parse(unit.repeated(count).toStdString());
    QVERIFY(hasErrors(tree.diagnostics()));
    QVERIFY(tree.diagnostics().size() <= 1001);
    for (std::uint32_t i = 1; i < tree.nodeCount(); i += 997) {
        std::uint32_t depth = 0;
        for (std::uint32_t up = i; up != XmlTree::document; up = tree.node(up).parent) {
            ++depth;
        }
        QVERIFY(depth <= XmlTree::maxDepth + 1);
    }
}

QTEST_APPLESS_MAIN(XmlMutantsTest)
#include "xml_mutants_test.moc"
