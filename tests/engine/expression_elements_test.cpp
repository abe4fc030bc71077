// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_elements.h"
#include "engine/content/expression_text.h"
#include "tests/engine/support/expression_shape.h"
#include "tests/engine/support/random_expression.h"

#include <QTest>

using namespace orrery::engine;
using fixture::expressionShape;
using fixture::RandomExpressions;

namespace {

std::string codes(const std::vector<Diagnostic>& diagnostics) {
    std::string out;
    for (const Diagnostic& finding : diagnostics) {
        out += (out.empty() ? "" : " ") + std::string(finding.code()) + "@" + std::to_string(finding.where.span.begin) +
               "-" + std::to_string(finding.where.span.end);
    }
    return out;
}

std::string textOf(const std::string& elements) {
    std::vector<Diagnostic> diagnostics;
    const auto text = convertToText(elements, diagnostics);
    return text && diagnostics.empty() ? *text : codes(diagnostics);
}

std::string elementsOf(const std::string& text) {
    std::vector<Diagnostic> diagnostics;
    const auto elements = convertToElements(text, diagnostics);
    return elements && diagnostics.empty() ? *elements : codes(diagnostics);
}

} // namespace

class ExpressionElementsTest : public QObject {
    Q_OBJECT
private slots:
    void meanText_data();
    void meanText();
    void areWritten_data();
    void areWritten();
    void faults_data();
    void faults();
    void countsOperands();
    void everyOperatorHasAnElement();
    void textBecomesElementsAndTextAgain();
    void elementsBecomeTheTextOfTheSameTree();
    void everyByteKnowsItsPlace();
    void longAndDeep_data();
    void longAndDeep();
};

void ExpressionElementsTest::meanText_data() {
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* elements, const char* text) {
        QTest::newRow(name) << elements << text;
    };
    row("X5.1 the example of the source",
        "<Active>\n  <And>\n    <Has>\n      <GOMType>GOM_FEATURE</GOMType>\n      <ID>FEATURE_FOREST</ID>\n    "
        "</Has>\n"
        "    <Or>\n      <Has>\n        <GOMType>GOM_ROUTE</GOMType>\n        <ID>ROUTE_ROAD</ID>\n      </Has>\n"
        "      <Has>\n        <GOMType>GOM_ROUTE</GOMType>\n        <ID>ROUTE_PAVED</ID>\n      </Has>\n    </Or>\n"
        "  </And>\n</Active>",
        "has(GOM_FEATURE, FEATURE_FOREST) and (has(GOM_ROUTE, ROUTE_ROAD) or has(GOM_ROUTE, ROUTE_PAVED))");
    row("X5.1 and of one", "<And><Value>a</Value></And>", "a");
    row("X5.1 or of four", "<Or><Value>a</Value><Value>b</Value><Value>c</Value><Value>d</Value></Or>",
        "a or b or c or d");
    row("X5.1 text in an element that holds an expression", "<amount> Population / 2 </amount>", "Population / 2");
    row("E7.9 what is given in play", "<amount runtime=\"bonus\"/>", "runtime(bonus)");
    row("E7.9 a call that reads what is given in play", "<Call function=\"runtime\"><Value>bonus</Value></Call>",
        "runtime(bonus)");
    row("T1 the subject and the amount",
        "<Plus><Member name=\"Population\"><Value>Subject</Value></Member><Call function=\"amount\"/></Plus>",
        "Subject.Population + amount()");
    row("X5.1 brackets where text needs them",
        "<Times><Value>a + b</Value><Plus><Value>c</Value><Value>d</Value></Plus></Times>", "(a + b) * (c + d)");
    row("X5.1 no brackets where it does not",
        "<Plus><Value>a * b</Value><Times><Value>c</Value><Value>d</Value></Times></Plus>", "a * b + c * d");
    row("X5.1 the second of two differences",
        "<Minus><Value>a</Value><Minus><Value>b</Value><Value>c</Value></Minus></Minus>", "a - (b - c)");
    row("X5.1 a sign does not take a power in", "<Power><Negative><Value>a</Value></Negative><Value>2</Value></Power>",
        "(-a) ^ 2");
    row("X5.1 a sign inside of a power",
        "<Power><Power><Value>2</Value><Negative><Value>x</Value></Negative></Power><Value>3</Value></Power>",
        "(2 ^ -x) ^ 3");
    row("X5.1 an if in words takes nothing more in", "<Plus><Value>if a then b else c</Value><Value>d</Value></Plus>",
        "(if a then b else c) + d");
    row("X5.1 an if in words at the end", "<Plus><Value>d</Value><Value>if a then b else c</Value></Plus>",
        "d + if a then b else c");
    row("X5.1 if", "<If><Less><Value>a</Value><Value>b</Value></Less><Value>1</Value><Value>2</Value></If>",
        "if(a &lt; b, 1, 2)");
    row("X5.1 not of text", "<Not>a == b</Not>", "not a == b");
    row("X5.1 not of or", "<Not><Or><Value>a</Value><Value>b</Value></Or></Not>", "not (a or b)");
    row("X5.1 a call", "<Call function=\"min\"><Value>a</Value><Value>b + 1</Value></Call>", "min(a, b + 1)");
    row("X5.1 a call of nothing", "<Call function=\"value\"/>", "value()");
    row("X5.1 an aggregate",
        "<Aggregate function=\"sum\" over=\"attached planets\"><Value>Population</Value></Aggregate>",
        "sum(attached planets, Population)");
    row("X5.1 an aggregate with all its parts",
        "<Aggregate function=\"any\" over=\"planets near jumps\"><Within>2</Within><Of>Source.owner</Of>"
        "<Where><Greater><Value>age</Value><Value>3</Value></Greater></Where><Value>size == huge</Value></Aggregate>",
        "any(planets near 2 jumps of Source.owner where age > 3, size == huge)");
    row("X5.1 a computed distance",
        "<Aggregate function=\"count\" over=\"planets "
        "near\"><Within><Times><Value>2</Value><Value>Range</Value></Times>"
        "</Within></Aggregate>",
        "count(planets near (2 * Range))");
    row("X5.1 a number in over", "<Aggregate function=\"count\" over=\"near 2 jumps planets\"/>",
        "count(near 2 jumps planets)");
    row("X5.1 has of an object", "<Has><GOMType>TECH</GOMType><ID>X</ID><Of>Source.owner</Of></Has>",
        "has(TECH, X, Source.owner)");
    row("X5.1 a member",
        "<Member name=\"Population\"><Call function=\"object\"><Value>\"Sol III\"</Value></Call></Member>",
        "object(\"Sol III\").Population");
    row("X5.1 a member of a choice", "<Member name=\"x\"><Value>if a then b else c</Value></Member>",
        "(if a then b else c).x");
    row("X5.1 dice and pairs", "<Equal><Value>[3, -4]</Value><Call function=\"f\"><Value>2d6+1</Value></Call></Equal>",
        "[3, -4] == f(2d6+1)");
    row("X5.1 comments and CDATA", "<Plus><!-- a --><Value><![CDATA[a < b]]></Value><Value>b<!-- c --></Value></Plus>",
        "(a &lt; b) + b");
}

void ExpressionElementsTest::meanText() {
    QFETCH(QString, elements);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(textOf(elements.toStdString())), text.replace("&lt;", "<"));
}

void ExpressionElementsTest::areWritten_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("elements");
    const auto row = [](const char* name, const char* text, const char* elements) {
        QTest::newRow(name) << text << elements;
    };
    row("X5.1 the example of the source, from text",
        "has(GOM_FEATURE, FEATURE_FOREST) and (has(GOM_ROUTE, ROUTE_ROAD) or has(GOM_ROUTE, ROUTE_PAVED))",
        "<And>\n  <Has>\n    <GOMType>GOM_FEATURE</GOMType>\n    <ID>FEATURE_FOREST</ID>\n  </Has>\n"
        "  <Or>\n    <Has>\n      <GOMType>GOM_ROUTE</GOMType>\n      <ID>ROUTE_ROAD</ID>\n    </Has>\n"
        "    <Has>\n      <GOMType>GOM_ROUTE</GOMType>\n      <ID>ROUTE_PAVED</ID>\n    </Has>\n  </Or>\n</And>\n");
    row("X5.1 sums are one element", "a + b - c + d + e",
        "<Plus>\n  <Minus>\n    <Plus>\n      <Value>a</Value>\n      <Value>b</Value>\n    </Plus>\n"
        "    <Value>c</Value>\n  </Minus>\n  <Value>d</Value>\n  <Value>e</Value>\n</Plus>\n");
    row("E7.9 what is given in play is one value", "runtime(bonus) + 1",
        "<Plus>\n  <Call function=\"runtime\">\n    <Value>bonus</Value>\n  </Call>\n  <Value>1</Value>\n</Plus>\n");
    row("X5.1 a path is one value", "-Source.owner.age",
        "<Negative>\n  <Value>Source.owner.age</Value>\n</Negative>\n");
    row("X5.1 a selection with all its parts", "mean(planets near (R) jumps of Source where a < 1, x)",
        "<Aggregate function=\"mean\" over=\"planets near jumps\">\n  <Within>\n    <Value>R</Value>\n  </Within>\n"
        "  <Of>\n    <Value>Source</Value>\n  </Of>\n  <Where>\n    <Less>\n      <Value>a</Value>\n"
        "      <Value>1</Value>\n    </Less>\n  </Where>\n  <Value>x</Value>\n</Aggregate>\n");
    row("X5.1 a number in the middle of a selection", "count(near 2 jumps planets)",
        "<Aggregate function=\"count\" over=\"near 2 jumps planets\"/>\n");
    row("X5.1 text within text", "object(\"a<b & 'c'\")",
        "<Call function=\"object\">\n  <Value>\"a&lt;b &amp; 'c'\"</Value>\n</Call>\n");
    row("X5.1 what is wrong is no element", "a +", "expr.missing-value@2-3");
    row("X5.1 what XML cannot hold is no element", "'\x01'", "expr.not-for-xml@0-3");
}

void ExpressionElementsTest::areWritten() {
    QFETCH(QString, text);
    QFETCH(QString, elements);
    QCOMPARE(QString::fromStdString(elementsOf(text.toStdString())), elements);
}

void ExpressionElementsTest::faults_data() {
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* elements, const char* found) {
        QTest::newRow(name) << elements << found;
    };
    row("X7.3 too few operands", "<Minus><Value>a</Value></Minus>", "expr.element-operands@1-6");
    row("X7.3 too many operands", "<Less><Value>a</Value><Value>a</Value><Value>a</Value></Less>",
        "expr.element-operands@1-5");
    row("E7.9 given in play and an expression too", "<amount runtime=\"bonus\">2</amount>", "expr.element-given@1-7");
    row("E7.9 given in play as what is no name", "<amount runtime=\"a b\"/>", "expr.element-name@17-20");
    row("X7.3 no operands", "<And/>", "expr.element-operands@1-4");
    row("X7.3 nothing in an element", "<Active> </Active>", "expr.element-empty@1-7");
    row("X7.3 an empty value", "<Plus><Value/><Value>1</Value></Plus>", "expr.element-empty@7-12");
    row("X7.3 two in an element for one", "<Not><Value>a</Value><Value>b</Value></Not>", "expr.element-full@22-27");
    row("X7.3 text beside an element", "<Not>b<Value>a</Value></Not>", "expr.element-text@5-6");
    row("X7.3 an element that is none", "<Plus><Value>a</Value><value>b</value></Plus>",
        "content.unknown-element@23-28");
    row("X7.3 text between elements", "<Plus>1<Value>a</Value><Value>b</Value></Plus>", "expr.element-text@6-7");
    row("X7.3 a value that is wrong", "<Plus><Value>a +</Value><Value>b)</Value></Plus>",
        "expr.missing-value@15-16 expr.unexpected@32-33");
    row("X7.3 values cannot reach beyond their element", "<Times><Value>a) + (b</Value><Value>2</Value></Times>",
        "expr.unexpected@15-16 expr.unclosed-bracket@19-20");
    row("X7.3 a selection cannot reach beyond its attribute", "<Aggregate function=\"f\" over=\"a b), (c\"/>",
        "expr.unexpected@34-35");
    row("X7.3 what selects nothing", "<Aggregate function=\"f\" over=\"a + b\"/>", "expr.element-selection@30-35");
    row("X7.3 a call without a name", "<Call><Value>a</Value></Call>", "content.missing-attribute@1-5");
    row("X7.3 a call of what is no name", "<Call function=\"a b\"/>", "expr.element-name@16-19");
    row("X7.3 a call of an operator", "<Call function=\"not\"/>", "expr.element-name@16-19");
    row("X7.3 an attribute too many", "<Plus by=\"1\"><Value>a</Value><Value>b</Value></Plus>",
        "content.unknown-attribute@6-8");
    row("X7.3 has without an id", "<Has><GOMType>TECH</GOMType></Has>", "expr.element-incomplete@1-4");
    row("X7.3 has of what is no name", "<Has><GOMType>TECH, X</GOMType><ID>Y</ID></Has>", "expr.element-name@6-13");
    row("X7.3 two conditions",
        "<Aggregate function=\"count\" over=\"ships\"><Where>a</Where><Where>b</Where></Aggregate>",
        "expr.element-twice@58-63");
}

void ExpressionElementsTest::faults() {
    QFETCH(QString, elements);
    QFETCH(QString, found);
    std::vector<Diagnostic> diagnostics;
    QVERIFY(!convertToText(elements.toStdString(), diagnostics).has_value());
    sortDiagnostics(diagnostics);
    QCOMPARE(QString::fromStdString(codes(diagnostics)), found);
}

void ExpressionElementsTest::countsOperands() {
    std::vector<Diagnostic> diagnostics;
    QVERIFY(!convertToText("<Minus><Value>a</Value></Minus>", diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t{1});
    QCOMPARE(diagnostics.front().message(), std::string("<Minus> contains 1 expressions instead of 2"));
}

void ExpressionElementsTest::everyOperatorHasAnElement() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(ExprTokenKind::count_); ++i) {
        const auto token = static_cast<ExprTokenKind>(i);
        const auto has = [&](ExpressionForm form) {
            return std::ranges::any_of(expressionElements(), [&](const ExpressionElement& row) {
                return row.token == token && row.form == form;
            });
        };
        QCOMPARE(has(ExpressionForm::infix), exprBinding(token).infix > 0 && token != ExprTokenKind::dot);
        QCOMPARE(has(ExpressionForm::prefix), exprBinding(token).prefix > 0);
    }
}

void ExpressionElementsTest::textBecomesElementsAndTextAgain() {
    RandomExpressions random(1);
    for (int i = 0; i < 1000; ++i) {
        const std::string text = random.text();
        const std::string elements = elementsOf(text);
        const std::string again = textOf(elements);
        QVERIFY2(expressionShape(again) == expressionShape(text), (text + "\n" + elements + "\n" + again).c_str());
        QVERIFY2(elementsOf(again) == elements, (text + "\n" + elements + "\n" + again).c_str());
    }
}

void ExpressionElementsTest::elementsBecomeTheTextOfTheSameTree() {
    RandomExpressions random(2);
    for (int i = 0; i < 1000; ++i) {
        const RandomExpressions::Both both = random.elements();
        const std::string text = textOf(both.elements);
        QVERIFY2(expressionShape(text) == expressionShape(both.bracketed),
                 (both.elements + "\n" + both.bracketed + "\n" + text).c_str());
        QVERIFY2(text.size() <= both.bracketed.size(), text.c_str()); // brackets only where they are needed
    }
}

/// Checks that names, numbers and texts point to their own bytes in the file, and each part of the text to a part of
/// it.
void ExpressionElementsTest::everyByteKnowsItsPlace() {
    RandomExpressions random(3);
    for (int i = 0; i < 300; ++i) {
        const std::string file = "<amount>" + random.elements().elements + "</amount>";
        const XmlTree tree = parseXml(std::make_shared<SourceText>("", file), {});
        std::vector<Diagnostic> diagnostics;
        const auto text = expressionInside({&tree, tree.root()}, diagnostics);
        QVERIFY(text.has_value());
        for (const ExprToken& token : lexExpression(text->text)) {
            const std::string word = text->text.substr(token.span.begin, token.span.size());
            const Span raw = text->rawSpan(token.span);
            QVERIFY(raw.end <= file.size());
            const bool isLeaf = token.kind == ExprTokenKind::name || token.kind == ExprTokenKind::number ||
                                token.kind == ExprTokenKind::dice || token.kind == ExprTokenKind::text;
            const bool isMade = word == "has" || word == ofClause || word == whereClause;
            if (isLeaf && !isMade) {
                const std::string written = decodeText(file.substr(raw.begin, raw.size()), 0).text;
                QVERIFY2(written == word, (written + " is not " + word + " in\n" + file + "\n" + text->text).c_str());
            }
        }
    }
}

void ExpressionElementsTest::longAndDeep_data() {
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QString>("found");
    const auto repeat = [](const char* part, int times) { return QString(part).repeated(times); };
    QTest::newRow("R2.2 elements up to the limit of XML")
        << repeat("<Not>", 250) + "a" + repeat("</Not>", 250) << "not not";
    QTest::newRow("R2.2 more operands than a text may have")
        << "<Plus>" + repeat("<Value>a</Value>", 100000) + "</Plus>"
        << "expr.too-long";
    QTest::newRow("R2.2 many long values")
        << "<Plus>" + repeat("<Value>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</Value>", 20000) + "</Plus>"
        << "expr.too-long";
    const QString value = "<Value>%1</Value>";
    QTest::newRow("R2.2 a text of the greatest length")
        << "<Plus>" + value.arg(repeat("a", 65'536 - 4)) + value.arg("b") + "</Plus>"
        << "aaa";
    QTest::newRow("R2.2 an operand more than a text of the greatest length")
        << "<Plus>" + value.arg(repeat("a", 65'536)) + value.arg("b") + "</Plus>"
        << "expr.too-long";
    QTest::newRow("R2.2 a megabyte of brackets") << "<Not>" + repeat("(", 1 << 20) + "</Not>"
                                                 << "expr.too-long";
}

void ExpressionElementsTest::longAndDeep() {
    QFETCH(QString, elements);
    QFETCH(QString, found);
    const QString text = QString::fromStdString(textOf(elements.toStdString()));
    QVERIFY2(text.startsWith(found), qPrintable(text.left(200)));
    QVERIFY(!text.contains(' ') || !text.startsWith("expr.")); // one diagnostic
}

QTEST_APPLESS_MAIN(ExpressionElementsTest)
#include "expression_elements_test.moc"
