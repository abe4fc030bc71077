// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/xml_tree.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <optional>
#include <random>

using namespace orrery::engine;

namespace {

/// A typing mistake at one element of a correct file.
struct Typo {
    Span replaced;
    std::string by;
    std::uint32_t element; ///< the element with the mistake, or the one after it
};

using Chance = std::mt19937;
using Damage = std::function<std::optional<Typo>(const XmlTree&, std::uint32_t element, Chance&)>;

std::uint32_t below(Chance& chance, std::size_t count) {
    return static_cast<std::uint32_t>(chance() % count);
}

XmlTree parse(std::string text) {
    return parseXml(std::make_shared<const SourceText>("test.xml", std::move(text)), FileId{0});
}

const XmlAttribute* anyAttribute(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    const std::uint32_t count = tree.node(i).attributeCount;
    return count == 0 ? nullptr : tree.attributesBegin(i) + below(chance, count);
}

std::optional<Typo> without(std::uint32_t at, std::uint32_t element) {
    return Typo{{at, at + 1}, "", element};
}

std::optional<Typo> slashOfEmptyTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return tree.node(i).isEmpty ? without(tree.node(i).tag.end - 2, i) : std::nullopt;
}
std::optional<Typo> slashOfCloseTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return tree.node(i).isClosed ? without(tree.node(i).close.begin + 1, i) : std::nullopt;
}
std::optional<Typo> openingQuote(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    const XmlAttribute* const a = anyAttribute(tree, i, chance);
    return a != nullptr ? without(a->value.begin - 1, i) : std::nullopt;
}
std::optional<Typo> closingQuote(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    const XmlAttribute* const a = anyAttribute(tree, i, chance);
    return a != nullptr ? without(a->value.end, i) : std::nullopt;
}
std::optional<Typo> bracketOfOpenTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return without(tree.node(i).tag.end - 1, i);
}
std::optional<Typo> bracketOfCloseTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return tree.node(i).isClosed ? without(tree.node(i).close.end - 1, i) : std::nullopt;
}
std::optional<Typo> openingBracketOfOpenTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return without(tree.node(i).tag.begin, i);
}
std::optional<Typo> openingBracketOfCloseTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return tree.node(i).isClosed ? without(tree.node(i).close.begin, i) : std::nullopt;
}
std::optional<Typo> closeTag(const XmlTree& tree, std::uint32_t i, Chance&) {
    return tree.node(i).isClosed ? std::optional(Typo{tree.node(i).close, "", i}) : std::nullopt;
}
std::optional<Typo> halfTypedTag(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    if (tree.node(i).parent == XmlTree::document) {
        return std::nullopt;
    }
    // The tag gets its own line if the element begins a line; otherwise it goes right before the element.
    const std::uint32_t begin = tree.node(i).tag.begin;
    const std::string_view bytes = tree.source()->bytes();
    const std::size_t line = bytes.find_last_not_of(" \t", begin - 1) + 1;
    const std::string_view indent = bytes.substr(line, begin - line);
    std::string text = "<" + std::string(tree.name(i).substr(0, 1 + below(chance, tree.name(i).size())));
    if (bytes[line - 1] == '\n') {
        text.append("\n").append(indent);
    }
    return Typo{{begin, begin}, text, i};
}
std::optional<Typo> halfTypedAttribute(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    constexpr std::array forms = {" nam", " nam=", " nam=\""};
    const XmlAttribute* const a = anyAttribute(tree, i, chance);
    const std::uint32_t at = a != nullptr && below(chance, 2) == 0 ? a->whole().end : tree.node(i).name.end;
    return Typo{{at, at}, forms[below(chance, forms.size())], i};
}
std::optional<Typo> halfTypedCloseTag(const XmlTree& tree, std::uint32_t i, Chance& chance) {
    const auto size = static_cast<std::uint32_t>(tree.name(i).size());
    const Span close = tree.node(i).close;
    return tree.node(i).isClosed ? std::optional(Typo{{close.begin + 2 + below(chance, size), close.end}, "", i})
                                 : std::nullopt;
}

struct Kind {
    const char* name;
    Damage damage;
    bool isOfAttributes = false; ///< it needs a file with attributes
};

const std::array kinds = {
    Kind{"I2.9 a missing slash of an empty tag", slashOfEmptyTag},
    Kind{"I2.9 a missing slash of a close tag", slashOfCloseTag},
    Kind{"I2.9 a missing opening quote", openingQuote, true},
    Kind{"I2.9 a missing closing quote", closingQuote, true},
    Kind{"I2.9 a missing > of an open tag", bracketOfOpenTag},
    Kind{"I2.9 a missing > of a close tag", bracketOfCloseTag},
    Kind{"I2.9 a missing < of an open tag", openingBracketOfOpenTag},
    Kind{"I2.9 a missing < of a close tag", openingBracketOfCloseTag},
    Kind{"I2.9 a missing close tag", closeTag},
    Kind{"I2.9 a half-typed tag", halfTypedTag},
    Kind{"I2.9 a half-typed attribute", halfTypedAttribute},
    Kind{"I2.9 a half-typed close tag", halfTypedCloseTag},
};

/// Returns a violation of I2.9; empty if there is none.
std::string complaint(const XmlTree& good, const Typo& typo) {
    const std::string_view bytes = good.source()->bytes();
    std::string text(bytes);
    text.replace(typo.replaced.begin, typo.replaced.size(), typo.by);
    const XmlTree bad = parse(text);
    const auto moved = [&typo](std::uint32_t offset) {
        const bool isBefore = offset < typo.replaced.end || (offset == typo.replaced.begin && typo.by.empty());
        return isBefore ? std::min(offset, typo.replaced.begin)
                        : offset - typo.replaced.size() + static_cast<std::uint32_t>(typo.by.size());
    };
    const std::uint32_t line = good.source()->position(typo.replaced.begin).line;
    const std::string where =
        "line " + std::to_string(line) + " '" + std::string(bad.slice(bad.source()->lineSpan(line))) + "': ";
    if (bad.diagnostics().size() != 1) {
        std::string all = where + std::to_string(bad.diagnostics().size()) + " faults";
        for (const Diagnostic& fault : bad.diagnostics()) {
            all += " | line " + std::to_string(bad.source()->position(fault.where.span.begin).line) + ": " +
                   fault.message();
        }
        return all;
    }
    const Diagnostic& fault = bad.diagnostics().front();
    const std::uint32_t at = fault.where.span.begin;
    const Span lineSpan = bad.source()->lineSpan(line);
    const Span tag = good.node(typo.element).tag;
    const bool isAtTypo =
        (lineSpan.begin <= at && at <= lineSpan.end) || (moved(tag.begin) <= at && at <= moved(tag.end));
    if (!isAtTypo) {
        return where + "the fault is elsewhere: " + fault.message();
    }
    for (std::uint32_t i = 1; i < good.nodeCount(); ++i) {
        if (!good.isElement(i) || i == typo.element) {
            continue;
        }
        const std::uint32_t begin = moved(good.node(i).tag.begin);
        std::uint32_t found = bad.nodeAt(begin);
        if (bad.node(found).tag.begin != begin || !bad.isElement(found) || bad.name(found) != good.name(i)) {
            return where + "lost " + good.path(i);
        }
        const std::uint32_t parent = bad.node(found).parent;
        const std::uint32_t wanted = good.node(i).parent;
        if (wanted != XmlTree::document && bad.node(parent).tag.begin != moved(good.node(wanted).tag.begin)) {
            return where + good.path(i) + " went to " + bad.path(found);
        }
        if (bad.node(found).attributeCount != good.node(i).attributeCount) {
            return where + good.path(i) + " has other attributes";
        }
        for (std::uint32_t k = 0; k < good.node(i).attributeCount; ++k) {
            const XmlAttribute& a = good.attributesBegin(i)[k];
            const XmlAttribute& b = bad.attributesBegin(found)[k];
            if (good.slice(a.whole()) != bad.slice(b.whole())) {
                return where + good.path(i) + " has another " + std::string(good.name(a));
            }
        }
    }
    return {};
}

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class XmlTypoTest : public QObject {
    Q_OBJECT

private slots:
    void oneTypoCostsOneFault_data();
    void oneTypoCostsOneFault();
    void oneTypoInForeignFiles_data();
    void oneTypoInForeignFiles();

private:
    void checkSites(const QString& path, const Damage& damage);
};

void XmlTypoTest::oneTypoCostsOneFault_data() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        QTest::newRow(kinds[i].name) << static_cast<int>(i);
    }
}

void XmlTypoTest::checkSites(const QString& path, const Damage& damage) {
    constexpr int sites = 150;
    const XmlTree good = parse(fileBytes(path).toStdString());
    QVERIFY2(good.diagnostics().empty(), qPrintable(path));
    Chance chance(20240229);
    int done = 0;
    int failed = 0;
    QString first;
    for (int tries = 0; done < sites && tries < 100 * sites; ++tries) {
        const auto element = below(chance, good.nodeCount());
        if (!good.isElement(element)) {
            continue;
        }
        const auto typo = damage(good, element, chance);
        if (!typo) {
            continue;
        }
        ++done;
        const std::string said = complaint(good, *typo);
        if (!said.empty()) {
            if (qEnvironmentVariableIsSet("XML_TYPO_VERBOSE"))
                qWarning("%s", said.c_str());
            first = failed == 0 ? QString::fromStdString(said) : first;
            ++failed;
        }
    }
    QVERIFY2(failed == 0, qPrintable(QString("%1 of %2 sites, first: %3").arg(failed).arg(done).arg(first)));
}

void XmlTypoTest::oneTypoCostsOneFault() {
    QFETCH(int, kind);
    checkSites(ORRERY_SOURCE_DIR "/tests/data/xml/megalith.xml", kinds[static_cast<std::size_t>(kind)].damage);
}

void XmlTypoTest::oneTypoInForeignFiles_data() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (!kinds[i].isOfAttributes) {
            QTest::newRow(kinds[i].name) << static_cast<int>(i);
        }
    }
}

/// Checks files of another program, which have no attributes and another layout.
void XmlTypoTest::oneTypoInForeignFiles() {
    QFETCH(int, kind);
    const QString path = ORRERY_SHARED_DIR "/data/freeorion-classic/buildings.xml";
    if (!QFile::exists(path)) {
        QSKIP("the FreeOrion files are not there");
    }
    checkSites(path, kinds[static_cast<std::size_t>(kind)].damage);
}

QTEST_APPLESS_MAIN(XmlTypoTest)
#include "xml_typo_test.moc"
