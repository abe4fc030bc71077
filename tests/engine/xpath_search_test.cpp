// SPDX-License-Identifier: GPL-3.0-or-later
// XPath over a file (I2.2), within the limits of R2.1.
#include "engine/assist/xpath_search.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <thread>

using namespace orrery::engine;

class XPathSearchTest : public QObject {
    Q_OBJECT

private:
    static XmlTree tree(const std::string& text) { return parseXml(std::make_shared<SourceText>("a.xml", text), {}); }
    const std::atomic<bool> m_never = false;

private slots:
    void finds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QStringList>("found");
        const QString text = "<orrery><class id=\"A\" type=\"tech\"/><!-- note --><class id=\"B\" type=\"ship\">"
                             "<group>words</group></class></orrery>";
        QTest::newRow("I2.2 XPath: elements")
            << text << "//class[@type='tech']" << QStringList{"<class id=\"A\" type=\"tech\"/>"};
        QTest::newRow("I2.2 XPath: attributes") << text << "//@id" << QStringList{"id=\"A\"", "id=\"B\""};
        QTest::newRow("I2.2 XPath: texts") << text << "//group/text()" << QStringList{"words"};
        QTest::newRow("I2.2 XPath: comments") << text << "//comment()" << QStringList{"<!-- note -->"};
        QTest::newRow("I2.2 XPath: elements with a close tag")
            << text << "//group" << QStringList{"<group>words</group>"};
        QTest::newRow("I2.2 XPath: nothing") << text << "//planet" << QStringList{};
        QTest::newRow("I2.2 XPath: behind a byte order mark")
            << QString(QChar(0xFEFF)) + "<orrery><class id=\"é\"/></orrery>"
            << "//class/@id" << QStringList{"id=\"é\""};
    }
    void finds() {
        QFETCH(QString, text);
        QFETCH(QString, expression);
        const XmlTree parsed = tree(text.toStdString());
        const XPathAnswer answer = askXPath(parsed, expression.toStdString(), 100, m_never);
        QCOMPARE(QString::fromStdString(answer.refusal.english()), QString());
        QStringList found;
        for (const Span place : answer.places) {
            found << QString::fromStdString(std::string(parsed.slice(place)));
        }
        QTEST(found, "found");
    }

    NAMED_TEST(values, "I2.2 XPath: numbers and texts") {
        QCOMPARE(askXPath(tree("<a><b/><b/></a>"), "count(//b)", 9, m_never).value, std::string("2"));
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("R2.1 XPath: no file that is broken") << "<a><b></a>"
                                                            << "//b"
                                                            << "is not well-formed";
        QTest::newRow("R2.1 XPath: no file that is too deep")
            << QString("<a>").repeated(300) + QString("</a>").repeated(300) << "//a"
            << "is not well-formed";
        QTest::newRow("I2.2 XPath: an expression that cannot be read")
            << "<a/>"
            << "//["
            << "a name, '*' or '@' is expected there, at character 3";
        QTest::newRow("I2.2 XPath: an expression that is too long")
            << "<a/>"
            << "//a" + QString("/a").repeated(9000) << "was not searched: the expression is too long";
        QTest::newRow("I2.2 XPath: more work than anyone waits for")
            << "<a>" + QString("<b><c/></b>").repeated(3000) + "</a>"
            << "//*[count(//*[count(//*) > 9]) > 9]"
            << "was not searched: the expression takes too long";
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(QString, expression);
        const XPathAnswer answer = askXPath(tree(text.toStdString()), expression.toStdString(), 100, m_never);
        QTEST(QString::fromStdString(answer.refusal.english()), "refusal");
        QVERIFY(answer.places.empty());
    }

    void faults_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* expression, const char* fault) {
            QTest::addRow("I2.2 XPath: what is wrong with %s", expression) << expression << fault;
        };
        row("//a", "");
        row("//a[@id", "a '[' is not closed, at character 8");
        row("(//a", "a '(' is not closed, at character 5");
        row("//node(", "a '(' is not closed, at character 8");
        row("$x", "variables are not supported, only values, at character 1");
        row("foo()", "unknown function or wrong number of arguments, at character 6");
        row("contains(1 2)", "a comma or a ')' is missing, at character 12");
        row("//bogus::a", "unknown axis, at character 8");
        row("//processing-instruction(a)", "only a text in quotes is allowed there, at character 26");
        row("1 | 2", "elements, attributes or texts are expected there, not a value, at character 6");
        row("//a/@", "a name, '*' or '@' is expected there, at character 6");
        row("//é ü", "syntax error, at character 5");
        row("", "a name, '*' or '@' is expected there, at character 1");
    }
    void faults() {
        QFETCH(QString, expression);
        const auto fault = xpathFault(expression.toStdString());
        QTEST(fault ? QString::fromStdString(fault->english()) : QString(), "fault");
    }

    NAMED_TEST(isCut, "I2.2 XPath: no more places than asked for") {
        const XPathAnswer answer = askXPath(tree("<a><b/><b/><b/></a>"), "//b", 2, m_never);
        QCOMPARE(answer.places.size(), std::size_t{2});
        QVERIFY(answer.isCut);
    }

    NAMED_TEST(stops, "I2.2 XPath: it can be stopped") {
        std::string text = "<a>";
        for (int i = 0; i < 2000; ++i) {
            text += "<b/>";
        }
        const XmlTree parsed = tree(text + "</a>");
        std::atomic<bool> stop = true;
        QCOMPARE(askXPath(parsed, "//b", 9, stop).refusal, std::string("was not searched completely"));
        stop = false;
        XPathAnswer answer;
        std::thread asking([&] { answer = askXPath(parsed, "//*[count(//*) > 9]", 9, stop); });
        stop = true;
        asking.join();
        QVERIFY(answer.refusal == "was not searched completely" || !answer.places.empty());
        QVERIFY(askXPath(parsed, "//a", 9, m_never).places.size() == 1);
    }
};

QTEST_APPLESS_MAIN(XPathSearchTest)
#include "xpath_search_test.moc"
