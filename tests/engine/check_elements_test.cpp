// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"

#include "engine/check/expression/expression.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

QByteArray group(const QByteArray& inside, const QByteArray& attributes = {}) {
    return "<class id=\"B\" type=\"building\"><group id=\"g\" " + attributes + ">" + inside + "</group></class>";
}
QByteArray doing(const QByteArray& effects) {
    return group("<scope><include><self/></include></scope><effects>" + effects + "</effects>");
}
QByteArray scoped(const QByteArray& conditions) {
    return group("<scope><include>" + conditions + "</include></scope><effects><destroy-object/></effects>");
}

/// Returns a model's conditions, arguments and effects as text, independent of the form in which they were written.
QString meaning(const std::vector<CheckedArgument>& arguments) {
    QString text;
    for (const CheckedArgument& argument : arguments) {
        text += " " + QString::fromStdString(std::string(argument.spec->name)) + "=" +
                (argument.constant     ? QString::number(*argument.constant)
                 : argument.expression ? QString::fromStdString(argument.expression->text)
                                       : QString("?"));
    }
    return text;
}
QString meaning(const std::vector<CheckedCondition>& conditions) {
    QString text;
    for (const CheckedCondition& condition : conditions) {
        text += "(" + QString::fromStdString(std::string(condition.spec->tag)) + meaning(condition.arguments) +
                meaning(condition.children) + ")";
    }
    return text;
}
QString meaning(const CheckedModel& model) {
    QString text;
    for (const CheckedGroup& one : model.classes.front().groups) {
        text += "activation " + meaning(one.activation) + " include " + meaning(one.include) + " exclude " +
                meaning(one.exclude) + (one.isRunnable ? "" : " broken");
        for (const CheckedEffect& effect : one.effects) {
            text += " do " + QString::fromStdString(std::string(effect.spec->tag)) + meaning(effect.arguments) +
                    meaning(effect.active);
        }
    }
    return text;
}

Checked loaded(const QByteArray& content) {
    return checked(parsedContent(content.toStdString()));
}

} // namespace

/// Expressions in elements, in every place of a group that accepts them (X5.1, X5.2).
class CheckElementsTest : public QObject {
    Q_OBJECT

private slots:
    void meanTheSame_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("elements");
        const auto row = [](const char* name, const QByteArray& text, const QByteArray& elements) {
            QTest::newRow(name) << text << elements;
        };
        row("X5.1 an amount", doing("<modify-max-meter meter=\"Trade\" amount=\"Source.age / 2 + 3\"/>"),
            doing("<modify-max-meter meter=\"Trade\"><amount><Plus><Divide><Value>Source.age</Value><Value>2</Value>"
                  "</Divide><Value>3</Value></Plus></amount></modify-max-meter>"));
        row("X5.1 text in an attribute's element", doing("<modify-max-meter meter=\"Trade\" amount=\"Source.age\"/>"),
            doing("<modify-max-meter meter=\"Trade\"><amount>Source.age</amount></modify-max-meter>"));
        row("X5.1 a constant", doing("<modify-max-meter meter=\"Trade\" amount=\"5\"/>"),
            doing("<modify-max-meter meter=\"Trade\"><amount><Value>5</Value></amount></modify-max-meter>"));
        row("X5.1 a bound among conditions",
            scoped("<contains><meter-value meter=\"Trade\" at-least=\"age * 2\"/></contains>"),
            scoped("<contains><meter-value meter=\"Trade\"><at-least><Times><Value>age</Value><Value>2</Value></Times>"
                   "</at-least></meter-value></contains>"));
        row("X5.1 a condition", scoped("<expression if=\"age > 3\"/>"),
            scoped("<expression><if><Greater><Value>age</Value><Value>3</Value></Greater></if></expression>"));
        row("X5.1 an element of an expression is a condition", scoped("<self/><expression if=\"age &lt; 3\"/>"),
            scoped("<self/><Less><Value>age</Value><Value>3</Value></Less>"));
        row("X5.1 text is a condition", scoped("<expression if=\"age &lt; 3\"/>"), scoped("<Value>age &lt; 3</Value>"));
        row("X5.1 And, Or and Not hold conditions of all kinds",
            scoped("<and><or><self/><expression if=\"age == 3\"/></or><not><planet-size size=\"tiny\"/></not></and>"),
            scoped("<And><Or><self/><Equal><Value>age</Value><Value>3</Value></Equal></Or><Not>"
                   "<planet-size size=\"tiny\"/></Not></And>"));
        const QByteArray tech = "<class id=\"T\" type=\"tech\"/>";
        row("X5.1 the source's Has among conditions", scoped("<self/><expression if=\"has(GOM_TECH, T)\"/>") + tech,
            scoped("<self/><Has><GOMType>GOM_TECH</GOMType><ID>T</ID></Has>") + tech);
        row("X5.1 the source's example, as it stands",
            group("<activation><and><expression if=\"has(GOM_TECH, T)\"/><or><expression if=\"has(GOM_BUILDING, B)\"/>"
                  "<expression if=\"has(BUILDING, B)\"/></or></and></activation>"
                  "<scope><include><self/></include></scope><effects><destroy-object/></effects>") +
                tech,
            group("<activation><And><Has><GOMType>GOM_TECH</GOMType><ID>T</ID></Has><Or><Has>"
                  "<GOMType>GOM_BUILDING</GOMType><ID>B</ID></Has><Has><GOMType>BUILDING</GOMType><ID>B</ID></Has>"
                  "</Or></And></activation>"
                  "<scope><include><self/></include></scope><effects><destroy-object/></effects>") +
                tech);
        row("X5.1 an element that is switched off", scoped("<self/><expression if=\"age &lt; 3\" enabled=\"false\"/>"),
            scoped("<self/><Less enabled=\"false\"><Value>age</Value><Value>3</Value></Less>"));
        row("X5.1 Not of text", scoped("<expression if=\"not age == 3\"/>"), scoped("<Not>age == 3</Not>"));
        row("X5.1 the if of a list",
            group("<activation if=\"turn > 3\"><self/></activation><scope><include if=\"age > 2\"/></scope>"
                  "<effects><destroy-object/></effects>"),
            group("<activation><if><Greater><Value>turn</Value><Value>3</Value></Greater></if><self/></activation>"
                  "<scope><include><if>age > 2</if></include></scope><effects><destroy-object/></effects>"));
        row("X5.2 Active of a group",
            group("<scope><include><self/></include></scope><effects><destroy-object/></effects>",
                  "active=\"turn > 3\""),
            group("<Active><Greater><Value>turn</Value><Value>3</Value></Greater></Active>"
                  "<scope><include><self/></include></scope><effects><destroy-object/></effects>"));
        row("X5.2 Active of an effect", doing("<destroy-object active=\"age > 3 and turn > 1\"/>"),
            doing("<destroy-object><Active><And><Value>age > 3</Value><Value>turn > 1</Value></And></Active>"
                  "</destroy-object>"));
    }

    void meanTheSame() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, elements);
        const Checked asText = loaded(text);
        const Checked inElements = loaded(elements);
        QCOMPARE(rendered(asText), QByteArray());
        QCOMPARE(rendered(inElements), QByteArray());
        QCOMPARE(meaning(*inElements.model), meaning(*asText.model));
    }

    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected) {
            QTest::newRow(name) << content << expected;
        };
        row("X5.1 an amount of both forms",
            doing("<modify-max-meter meter=\"Trade\" amount=\"1\"><amount>2</amount></modify-max-meter>"),
            {"content.written-twice|amount"});
        row("X5.1 two elements for one attribute",
            doing("<modify-max-meter meter=\"Trade\"><amount>1</amount><amount>2</amount></modify-max-meter>"),
            {"content.written-twice|amount"});
        row("X5.1 no amount", doing("<modify-max-meter meter=\"Trade\"/>"),
            {"content.missing-attribute|modify-max-meter"});
        row("X5.1 only expressions are written in elements",
            doing("<modify-max-meter amount=\"1\"><meter>Trade</meter></modify-max-meter>"),
            {"content.missing-attribute|modify-max-meter", "content.unknown-element|meter"});
        row("X7.2 a wrong name points into its element",
            doing("<modify-max-meter meter=\"Trade\"><amount><Plus><Value>1</Value><Value>Source.Tride</Value></Plus>"
                  "</amount></modify-max-meter>"),
            {"expr.unknown-member|Tride"});
        row("X7.2 a wrong format points at the elements between its values",
            doing("<modify-max-meter meter=\"Trade\"><amount><Plus><Value>1</Value><Value>true</Value></Plus></amount>"
                  "</modify-max-meter>"),
            {"expr.wrong-format|true"});
        row("X7.3 a wrong condition hides no other",
            scoped("<Equal><Value>age</Value></Equal><Value>Tride > 1</Value>"),
            {"expr.element-operands|Equal", "expr.unknown-name|Tride"});
        row("X7.2 an element that is nearly one", scoped("<and><self/><equal/></and>"),
            {"check.unknown-condition|equal"});
        row("X5.1 a bound out of range", scoped("<chance><probability><Value>3</Value></probability></chance>"),
            {"content.out-of-range|<Value>3</Value>"});
    }

    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        QCOMPARE(findings(loaded(content)), expected);
    }

    void growth_data() {
        QTest::addColumn<QByteArray>("meter");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("X5.1 the growth of a meter as text")
            << QByteArray("<meter id=\"Mood\" growth=\"value() + 1\"/>") << "value() + 1" << QStringList();
        QTest::newRow("X5.1 the growth of a meter in elements")
            << QByteArray("<meter id=\"Mood\"><growth><Plus><Call function=\"value\"/><Value>1</Value></Plus></growth>"
                          "</meter>")
            << "value() + 1" << QStringList();
        QTest::newRow("X5.1 the growth of a meter in wrong elements")
            << QByteArray("<meter id=\"Mood\"><growth><Plus><Value>1</Value></Plus></growth></meter>") << ""
            << QStringList{"expr.element-operands|Plus"};
    }

    void growth() {
        QFETCH(QByteArray, meter);
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        const Checked result = loaded("<vocabulary>" + meter + "</vocabulary>");
        QCOMPARE(findings(result), expected);
        const auto& growth = result.model->growth.at(*result.model->vocabulary.findMeter("Mood"));
        QCOMPARE(growth ? QString::fromStdString(growth->text) : QString(), text);
    }
};

QTEST_APPLESS_MAIN(CheckElementsTest)
#include "check_elements_test.moc"
