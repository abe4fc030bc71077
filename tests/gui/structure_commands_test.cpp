// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"

#include "engine/content/expression_text.h"
#include "tests/support/named_test.h"
#include "widgets/form/structure_commands.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace orrery;
using namespace orrery::widgets;

namespace {

constexpr std::array extraParameters{
    engine::ParameterSpec{
        .name = "strength", .kind = engine::ParameterKind::number, .required = true, .label = "Strength"},
    engine::ParameterSpec{.name = "side",
                          .kind = engine::ParameterKind::choice,
                          .choices = {},
                          .fallback = "left",
                          .required = true,
                          .label = "Side"},
    engine::ParameterSpec{.name = "of", .kind = engine::ParameterKind::meter, .label = "Of"}};
constexpr std::array extraConditions{
    engine::ConditionSpec{
        .tag = "smells", .label = "Smells", .help = "A row of a test.", .parameters = extraParameters},
    engine::ConditionSpec{
        .tag = "neither", .label = "Neither", .children = engine::ChildRule::many, .asksSameObject = true},
    engine::ConditionSpec{.tag = "only", .label = "Only", .children = engine::ChildRule::one}};
constexpr std::array extraBlocks{
    engine::BlockSpec{.tag = "if", .content = engine::BlockContent::conditions, .label = "If"},
    engine::BlockSpec{.tag = "then", .content = engine::BlockContent::effects, .required = true, .label = "Then"}};
constexpr std::array extraEffects{
    engine::EffectSpec{.tag = "perhaps", .label = "Perhaps", .blocks = extraBlocks},
    engine::EffectSpec{.tag = "sing", .label = "Sing", .help = "A row of a test.", .parameters = extraParameters},
    engine::EffectSpec{.tag = "prevent-it", .label = "Prevent", .ofResponse = true}};

QStringList tagsOf(const std::vector<ElementOffer>& offers) {
    QStringList tags;
    for (const ElementOffer& offer : offers) {
        tags << QString::fromUtf8(offer.row.tag.data(), static_cast<qsizetype>(offer.row.tag.size()));
    }
    return tags;
}

engine::Element elementIn(const engine::XmlTree& tree, std::string_view what) {
    for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
        if (tree.isElement(i) && (tree.name(i) == what || tree.value(i, "id") == what)) {
            return {&tree, i};
        }
    }
    return {};
}

engine::XmlTree parsed(const QByteArray& bytes) {
    return engine::parseXml(std::make_shared<engine::SourceText>("a.xml", bytes.toStdString()), {0});
}

/// A project of one file, and commands for it.
struct Bench {
    explicit Bench(const QByteArray& bytes) : project({{"a.xml", bytes}}) {}

    StructureCommands commands() {
        return {project.store, project.document("a.xml"), project.analysis()->model->vocabulary};
    }
    FormPath path(std::string_view what) {
        const engine::XmlTree tree = parsed(bytes());
        const engine::Element element = elementIn(tree, what);
        return element.tree == nullptr ? FormPath() : formPathOf(element);
    }
    QByteArray bytes() { return project.document("a.xml").bytes(); }

    test::FormProject project;
};

QByteArray inGroup(const QByteArray& effects, const QByteArray& conditions = "<self/>") {
    return "<orrery format=\"1\">\n  <class id=\"A\" type=\"building\">\n    <group id=\"g\">\n"
           "      <scope>\n        <include>\n          " +
           conditions + "\n        </include>\n      </scope>\n      <effects>\n        " + effects +
           "\n      </effects>\n    </group>\n  </class>\n</orrery>\n";
}

} // namespace

class StructureCommandsTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(offersNewRows, "I2.1 new rows of the vocabulary are offered and made without more code") {
        const engine::Vocabulary vocabulary(engine::RowTables{extraConditions, extraEffects});
        const engine::XmlTree tree = parsed("<orrery><class id='A'><group><scope><include><only><smells/></only>"
                                            "</include></scope><effects><perhaps/></effects></group></class></orrery>");
        const auto include = offersAt(elementIn(tree, "include"), vocabulary);
        QCOMPARE(tagsOf(include), (QStringList{"smells", "neither", "only"}));
        QCOMPARE(include[0].label, "Smells");
        QCOMPARE(include[0].help, "A row of a test.");
        QCOMPARE(include[0].xml, R"(<smells strength="" side="left"/>)");
        QCOMPARE(tagsOf(offersAt(elementIn(tree, "only"), vocabulary)), QStringList()); // its one condition exists
        QCOMPARE(tagsOf(offersAt(elementIn(tree, "smells"), vocabulary)), QStringList());
        const auto effects = offersAt(elementIn(tree, "effects"), vocabulary);
        QCOMPARE(tagsOf(effects), (QStringList{"perhaps", "sing"})); // the group is not a listener
        QCOMPARE(effects[0].xml, "<perhaps>\n  <then/>\n</perhaps>");
        QCOMPARE(tagsOf(offersAt(elementIn(tree, "perhaps"), vocabulary)), (QStringList{"if", "then"}));
        const auto wrappers = wrappersFor(elementIn(tree, "only"), vocabulary);
        QCOMPARE(wrappers.size(), 2u);
        QCOMPARE(wrappers[0].tag, "neither");
    }

    void offersWhatMayStand_data() {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("offered");
        QTest::addColumn<bool>("isOffered");
        const QByteArray group = inGroup("<delay turns=\"1\"><then/></delay><conditional><then/></conditional>");
        const QByteArray answer = QByteArray(group).replace("<scope>", "<trigger after=\"created\"/><scope>");
        QTest::newRow("I2.1 a class takes groups") << group << "A"
                                                   << "group" << true;
        QTest::newRow("I2.1 a class takes no effects") << group << "A"
                                                       << "destroy-object" << false;
        QTest::newRow("I2.1 a group takes triggers") << group << "g"
                                                     << "trigger" << true;
        QTest::newRow("I2.1 effects take meter effects") << group << "effects"
                                                         << "set-meter" << true;
        QTest::newRow("I2.1 what is put off alters no meters") << group << "then"
                                                               << "set-meter" << false;
        QTest::newRow("I2.1 triggered groups alter no meters") << answer << "effects"
                                                               << "set-meter" << false;
        QTest::newRow("I2.1 answers may prevent") << answer << "effects"
                                                  << "prevent" << true;
        QTest::newRow("I2.1 what answers nothing cannot prevent") << group << "effects"
                                                                  << "prevent" << false;
        QTest::newRow("I2.1 a file takes classes") << group << "orrery"
                                                   << "class" << true;
        QTest::newRow("I2.1 a scenario takes orders") << QByteArray("<orrery><scenario id='s'/></orrery>") << "s"
                                                      << "move-order" << true;
        QTest::newRow("I2.1 a condition of a scenario takes actions")
            << QByteArray("<orrery><scenario id='s'><condition id='c'/></scenario></orrery>") << "c"
            << "win" << true;
        QTest::newRow("I2.1 variables take modifiers")
            << QByteArray("<orrery><global-modifiers/></orrery>") << "global-modifiers"
            << "modify-other" << true;
        QTest::newRow("I2.1 a sum takes values")
            << inGroup("<set-meter meter=\"Trade\"><value><Plus/></value></set-meter>") << "Plus"
            << "Value" << true;
    }
    void offersWhatMayStand() {
        QFETCH(QByteArray, xml);
        QFETCH(QString, at);
        QFETCH(QString, offered);
        QFETCH(bool, isOffered);
        test::FormProject project({{"a.xml", xml}});
        const engine::XmlTree tree = parsed(xml);
        const auto offers = offersAt(elementIn(tree, at.toStdString()), project.analysis()->model->vocabulary);
        QCOMPARE(tagsOf(offers).contains(offered), isOffered);
    }

    NAMED_TEST(everyOfferIsWell, "I2.1 whatever is offered anywhere can be added and taken out again") {
        const QByteArray xml =
            inGroup("<conditional><if/><then/></conditional>\n<set-meter meter='Trade'><value><Plus/></value>"
                    "</set-meter>",
                    "<and/>\n<number-of at-least='1'/>")
                .replace("</orrery>", "<vocabulary/><scenario id='s'><galaxy/><condition id='c' type='count' op='eq' "
                                      "value='1'><message/></condition></scenario><strings/><global-modifiers/>"
                                      "<function id='f'/><table id='t'/></orrery>");
        Bench bench(xml);
        const engine::XmlTree tree = parsed(xml);
        int count = 0;
        for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
            if (!tree.isElement(i)) {
                continue;
            }
            for (const ElementOffer& offer : offersAt({&tree, i}, bench.project.analysis()->model->vocabulary)) {
                const StructureResult result = bench.commands().add(formPathOf({&tree, i}), {}, offer);
                QVERIFY2(result.isDone, qPrintable(result.refusal + QString::fromStdString(offer.xml)));
                const engine::XmlTree now = parsed(bench.bytes());
                QCOMPARE(findElement(now, result.at).tag(), offer.row.tag);
                QVERIFY(rowOf(findElement(now, result.at), bench.project.analysis()->model->vocabulary).isKnown());
                bench.project.store.history().undo();
                QCOMPARE(bench.bytes(), xml);
                ++count;
            }
        }
        QVERIFY(count > 300);
    }

    void commands_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QByteArray>("after"); // empty: refused
        const QByteArray one = inGroup("<destroy-object/>");
        QTest::newRow("I2.5 an element is switched off")
            << one << "toggle"
            << "self" << inGroup("<destroy-object/>", "<self enabled=\"false\"/>");
        QTest::newRow("I2.5 an element is switched on again")
            << inGroup("<destroy-object/>", "<self enabled=\"false\"/>") << "toggle"
            << "self" << one;
        QTest::newRow("I2.5 a scope cannot be switched off") << one << "toggle"
                                                             << "scope" << QByteArray();
        QTest::newRow("I2.1 a condition is wrapped")
            << one << "wrap"
            << "self" << inGroup("<destroy-object/>", "<not>\n            <self/>\n          </not>");
        QTest::newRow("I2.1 an effect is not wrapped in a condition") << one << "wrap"
                                                                      << "destroy-object" << QByteArray();
        QTest::newRow("I2.1 a condition is unwrapped")
            << inGroup("<destroy-object/>", "<not>\n            <self/>\n          </not>") << "unwrap"
            << "not" << one;
        QTest::newRow("I2.1 what asks of one condition is not unwrapped into two")
            << inGroup("<destroy-object/>", "<not><and><self/><armed/></and></not>") << "unwrap"
            << "and" << QByteArray();
        QTest::newRow("I2.1 a group is not unwrapped into its class") << one << "unwrap"
                                                                      << "g" << QByteArray();
        QTest::newRow("I2.5 the one condition of another is not doubled")
            << inGroup("<destroy-object/>", "<not><self/></not>") << "duplicate"
            << "self" << QByteArray();
        QTest::newRow("I2.5 what is pasted goes inside where it may")
            << one << "paste <armed/><self/>"
            << "include" << inGroup("<destroy-object/>", "<self/>\n          <armed/><self/>");
        QTest::newRow("I2.5 what is pasted goes behind where it may not stand inside")
            << one << "paste <armed/>"
            << "self" << inGroup("<destroy-object/>", "<self/>\n          <armed/>");
        QTest::newRow("I2.5 an effect does not get among conditions") << one << "paste <win/>"
                                                                      << "self" << QByteArray();
        QTest::newRow("I2.5 broken text is not pasted") << one << "paste <armed"
                                                        << "self" << QByteArray();
        QTest::newRow("I2.3 commands leave broken elements alone") << inGroup("<message text=\"a/>") << "remove"
                                                                   << "message" << QByteArray();
    }
    void commands() {
        QFETCH(QByteArray, before);
        QFETCH(QString, command);
        QFETCH(QString, at);
        QFETCH(QByteArray, after);
        Bench bench(before);
        const FormPath path = bench.path(at.toStdString());
        QVERIFY(!path.empty());
        StructureCommands commands = bench.commands();
        StructureResult result;
        if (command == "toggle") {
            result = commands.toggle(path);
        } else if (command == "wrap") {
            const auto rows = bench.project.analysis()->model->vocabulary.conditions();
            engine::ElementRow row;
            row.family = engine::RowFamily::condition;
            row.condition = bench.project.analysis()->model->vocabulary.condition("not");
            row.tag = row.condition->tag;
            QVERIFY(!rows.empty());
            result = commands.wrap(path, row);
        } else if (command == "unwrap") {
            result = commands.unwrap(path);
        } else if (command == "duplicate") {
            result = commands.duplicate(path);
        } else if (command == "remove") {
            result = commands.remove(path);
        } else {
            result = commands.paste(path, command.mid(6));
        }
        QCOMPARE(result.isDone, !after.isEmpty());
        QCOMPARE(bench.bytes(), after.isEmpty() ? before : after);
        if (result.isDone) {
            QVERIFY(result.refusal.isEmpty());
            bench.project.store.history().undo();
            QCOMPARE(bench.bytes(), before);
        } else {
            QVERIFY(!result.refusal.isEmpty());
        }
    }

    NAMED_TEST(betweenFiles, "I2.5 an element moves between files in one step of the history") {
        test::FormProject project({{"a.xml", inGroup("<destroy-object/>\n        <!-- w --><win/>")},
                                   {"b.xml", inGroup("<lose/>").replace('\n', "\r\n")}});
        const QByteArray a = project.document("a.xml").bytes();
        const QByteArray b = project.document("b.xml").bytes();
        const engine::XmlTree treeA = parsed(a);
        const engine::XmlTree treeB = parsed(b);
        StructureCommands commands(project.store, project.document("b.xml"), project.analysis()->model->vocabulary);
        const StructureResult result =
            commands.moveTo(project.document("a.xml"), formPathOf(elementIn(treeA, "g")),
                            formPathOf(elementIn(treeB, "A")), formPathOf(elementIn(treeB, "g")));
        QVERIFY2(result.isDone, qPrintable(result.refusal));
        QVERIFY(!project.document("a.xml").bytes().contains("<group"));
        QCOMPARE(project.document("b.xml").bytes().count("<group id=\"g\">\r\n"), 2);
        QVERIFY(!QByteArray(project.document("b.xml").bytes()).replace("\r\n", "").contains('\n'));
        project.store.history().undo();
        QCOMPARE(project.document("a.xml").bytes(), a);
        QCOMPARE(project.document("b.xml").bytes(), b);
    }

    void switches_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("attribute"); // empty: a condition
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("I2.6 an expression in an attribute becomes elements")
            << inGroup("<set-meter meter=\"Trade\" value=\"Population + 2\"/>") << "set-meter"
            << "value"
            << inGroup("<set-meter meter=\"Trade\">\n          <value>\n            <Plus>\n"
                       "              <Value>Population</Value>\n              <Value>2</Value>\n"
                       "            </Plus>\n          </value>\n        </set-meter>");
        QTest::newRow("I2.6 a condition as text becomes elements")
            << inGroup("<win/>", "<expression if=\"turn > 3\" enabled=\"false\"/>") << "expression"
            << ""
            << inGroup("<win/>", "<Greater enabled=\"false\">\n            <Value>turn</Value>\n"
                                 "            <Value>3</Value>\n          </Greater>");
        QTest::newRow("I2.6 the list's own expression becomes elements")
            << inGroup("<win/>").replace("<include>", "<include if=\"turn > 3 and armed\">") << "include"
            << "if" << QByteArray();
    }
    void switches() {
        QFETCH(QByteArray, before);
        QFETCH(QString, at);
        QFETCH(QString, attribute);
        QFETCH(QByteArray, after);
        Bench bench(before);
        const FormPath path = bench.path(at.toStdString());
        const StructureResult there = attribute.isEmpty()
                                          ? bench.commands().toElements(path)
                                          : bench.commands().attributeToElements(path, attribute.toStdString());
        QVERIFY2(there.isDone, qPrintable(there.refusal));
        if (!after.isEmpty()) {
            QCOMPARE(bench.bytes(), after);
        }
        QVERIFY(bench.bytes() != before);
        const StructureResult back = bench.commands().toText(there.at);
        QVERIFY2(back.isDone, qPrintable(back.refusal));
        QCOMPARE(bench.bytes(), before);
    }

    NAMED_TEST(switchesKeepComments, "I2.6 comments outlive the way into text") {
        Bench bench(inGroup("<win/>", "<Greater><!-- why --><Value>turn</Value><Value>3</Value></Greater>"));
        const StructureResult result = bench.commands().toText(bench.path("Greater"));
        QVERIFY2(result.isDone, qPrintable(result.refusal));
        QCOMPARE(bench.bytes(), inGroup("<win/>", "<!-- why -->\n          <expression if=\"turn > 3\"/>"));
    }

    void switchesWhatItCan_data() {
        QTest::addColumn<QByteArray>("conditions");
        QTest::newRow("I2.6 conditions that are no expressions stay elements")
            << QByteArray("<And><self/><Value>turn</Value></And>");
        QTest::newRow("I2.6 what is wrong stays as it is") << QByteArray("<Greater><Value>turn</Value></Greater>");
    }
    void switchesWhatItCan() {
        QFETCH(QByteArray, conditions);
        Bench bench(inGroup("<win/>", conditions));
        const StructureResult result =
            bench.commands().toText(bench.path(conditions.startsWith("<And") ? "And" : "Greater"));
        QVERIFY(!result.isDone);
        QVERIFY(!result.refusal.isEmpty());
        QCOMPARE(bench.bytes(), inGroup("<win/>", conditions));
    }

    void randomSequences_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("R4.2 any commands, undone, give the same bytes") << test::buildings;
        QTest::newRow("R4.2 any commands, undone, give the same bytes: CRLF")
            << QByteArray(test::buildings).replace("\n", "\r\n");
        QTest::newRow("R4.2 any commands, undone, give the same bytes: scenario") << test::scenarios;
    }
    void randomSequences() {
        QFETCH(QByteArray, bytes);
        Bench bench(bytes);
        const engine::Vocabulary& vocabulary = bench.project.analysis()->model->vocabulary;
        std::mt19937 random(11); // NOLINT: the same every time
        int done = 0;
        QString clipboard = QStringLiteral("<self/>");
        for (int step = 0; step < 120; ++step) {
            const engine::XmlTree tree = parsed(bench.bytes());
            QVERIFY(!engine::hasErrors(tree.diagnostics()));
            std::vector<std::uint32_t> elements;
            for (std::uint32_t i = 1; i < tree.nodeCount(); ++i) {
                if (tree.isElement(i)) {
                    elements.push_back(i);
                }
            }
            const engine::Element element{&tree, elements[random() % elements.size()]};
            const engine::Element other{&tree, elements[random() % elements.size()]};
            const FormPath path = formPathOf(element);
            StructureCommands commands = bench.commands();
            StructureResult result;
            const int before = bench.project.store.history().count();
            switch (random() % 11) {
            case 0:
            case 1:
                if (const auto offers = offersAt(element, vocabulary); !offers.empty()) {
                    result = commands.add(path, {}, offers[random() % offers.size()]);
                }
                break;
            case 2:
                result = commands.duplicate(path);
                break;
            case 3:
                result = commands.move(path, random() % 2 == 0 ? 1 : -1);
                break;
            case 4:
                if (const auto rows = wrappersFor(element, vocabulary); !rows.empty()) {
                    result = commands.wrap(path, rows[random() % rows.size()]);
                }
                break;
            case 5:
                result = commands.unwrap(path);
                break;
            case 6:
                result = commands.toggle(path);
                break;
            case 7:
                clipboard = commands.copy(path);
                result = commands.paste(formPathOf(other), clipboard);
                break;
            case 8:
                result = commands.moveTo(bench.project.document("a.xml"), path, formPathOf(other), {});
                break;
            case 9:
                result = random() % 2 == 0 ? commands.toElements(path) : commands.toText(path);
                break;
            default:
                if (random() % 4 == 0) {
                    result = commands.remove(path);
                }
            }
            QCOMPARE(bench.project.store.history().count(), before + (result.isDone ? 1 : 0));
            if (result.isDone) {
                QVERIFY(!result.at.empty());
                QVERIFY(!bench.project.store.history().undoText().isEmpty());
                ++done;
            }
        }
        QVERIFY(done > 30);
        bench.project.store.history().setIndex(0);
        QCOMPARE(bench.bytes(), bytes);
        bench.project.store.history().setIndex(bench.project.store.history().count());
        QVERIFY(!engine::hasErrors(parsed(bench.bytes()).diagnostics()));
    }
};

QTEST_MAIN(StructureCommandsTest)
#include "structure_commands_test.moc"
