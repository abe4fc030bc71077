// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/form_fixture.h"
#include "tests/support/named_test.h"
#include "widgets/form/form_model.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace orrery;
using namespace orrery::widgets;

namespace {

constexpr std::array extraParameters{
    engine::ParameterSpec{.name = "strength",
                          .kind = engine::ParameterKind::number,
                          .fallback = "2",
                          .label = "Strength",
                          .help = "How strong."},
    engine::ParameterSpec{.name = "of", .kind = engine::ParameterKind::meter, .label = "Of", .help = "Which."}};

constexpr std::array extraConditions{engine::ConditionSpec{.tag = "smells",
                                                           .label = "Smells",
                                                           .help = "A row of a test.",
                                                           .sentence = "smells {strength}[ of {of}]",
                                                           .parameters = extraParameters}};
constexpr std::array extraBlocks{
    engine::BlockSpec{.tag = "if", .content = engine::BlockContent::conditions, .label = "If"},
    engine::BlockSpec{.tag = "then", .content = engine::BlockContent::effects, .label = "Then"}};
constexpr std::array extraEffects{
    engine::EffectSpec{.tag = "perhaps", .label = "Perhaps", .blocks = extraBlocks},
    engine::EffectSpec{.tag = "sing", .label = "Sing", .help = "A row of a test.", .parameters = extraParameters}};
constexpr engine::ParameterSpec extraDetail{
    .name = "tune", .kind = engine::ParameterKind::text, .label = "Tune", .help = "Which one."};
constexpr std::array extraOccurrences{engine::OccurrenceSpec{.id = "sung", .detail = &extraDetail}};

/// A tree, and the form of its first element.
struct Made {
    explicit Made(std::string xml, const engine::Vocabulary& vocabulary = {})
        : tree(engine::parseXml(std::make_shared<engine::SourceText>("a.xml", std::move(xml)), {0})),
          form(formOf(formElementAt(tree, 0), vocabulary, {})) {}

    const FormLine& line(std::string_view tag) const {
        for (const FormLine& line : form.lines) {
            if (line.tag == tag) {
                return line;
            }
        }
        static const FormLine none;
        return none;
    }

    engine::XmlTree tree;
    Form form;
};

} // namespace

class FormModelTest : public QObject {
    Q_OBJECT

private slots:
    NAMED_TEST(showsNewRows, "I2.1 a new row of the vocabulary is in the form by itself") {
        const engine::Vocabulary vocabulary(engine::RowTables{extraConditions, extraEffects});
        const Made made(R"(<orrery><class id="A" type="t"><group><scope><include><smells strength="3"/></include>
                        </scope><effects><sing of="X"/></effects></group></class></orrery>)",
                        vocabulary);
        const FormLine& smells = made.line("smells");
        QCOMPARE(smells.label, "Smells");
        QCOMPARE(smells.help, "A row of a test.");
        QCOMPARE(smells.fields.size(), 3u); // and the parameters of every condition
        QCOMPARE(smells.fields[0].text, "3");
        QVERIFY(smells.fields[0].isGiven && smells.fields[0].isExpression);
        QVERIFY(!smells.fields[1].isGiven && !smells.fields[1].isExpression);
        QVERIFY(smells.fields[0].place == engine::RowPlace::scope);
        const FormLine& sing = made.line("sing");
        QCOMPARE(sing.fields[1].text, "X");
        QVERIFY(sing.fields[0].place == engine::RowPlace::otherEffect);
        QCOMPARE(sing.depth, smells.depth - 1);
    }

    NAMED_TEST(showsTriggersAndBlocks, "T1 triggers, costs and what effects hold are in the form") {
        engine::RowTables rows{extraConditions, extraEffects};
        rows.occurrences = extraOccurrences;
        const engine::Vocabulary vocabulary(rows);
        const Made made(R"(<orrery><class id="A" type="t"><group reaction="true">
                        <trigger after="sung" tune="low"><smells strength="1"/></trigger><cost resource="R" amount="2"/>
                        <effects><perhaps><if><smells strength="3"/></if><then><sing of="X"/></then></perhaps></effects>
                        </group></class></orrery>)",
                        vocabulary);
        QStringList shown;
        for (const FormLine& line : made.form.lines) {
            shown << QString::number(line.depth) + QString::fromStdString(line.tag);
        }
        QCOMPARE(shown, (QStringList{"0class", "1group", "2trigger", "3smells", "2cost", "2effects", "3perhaps", "4if",
                                     "5smells", "4then", "5sing"}));
        const auto& fields = made.line("trigger").fields;
        const auto tune =
            std::ranges::find(fields, std::string_view("tune"), [](const FormField& field) { return field.spec.name; });
        QVERIFY(tune != fields.end() && tune->isGiven);
        QCOMPARE(tune->text, "low");
        QCOMPARE(made.line("if").label, "If");
        QVERIFY(made.line("then").isSection);
        QVERIFY(made.line("sing").fields[0].mayReadSubject); // the group is a listener
        const Made plain(R"(<orrery><class id="A" type="t"><group><effects><sing of="X"/></effects></group></class>
                         </orrery>)",
                         vocabulary);
        QVERIFY(!plain.line("sing").fields[0].mayReadSubject);
    }

    void knowsEveryElementOfTheFormat_data() {
        QTest::addColumn<const engine::ElementSpec*>("spec");
        for (const engine::ElementSpec* const spec : engine::orreryElement().children) {
            QTest::newRow(
                qPrintable(QString("I2.1 every attribute of <%1> is a field").arg(QString::fromUtf8(spec->tag.data()))))
                << spec;
        }
        QTest::newRow("I2.1 every attribute of the manifest is a field") << &engine::projectElement();
    }
    void knowsEveryElementOfTheFormat() {
        QFETCH(const engine::ElementSpec*, spec);
        const bool isRoot = spec == &engine::projectElement();
        std::string inner = "<" + std::string(spec->tag) + ">";
        for (const engine::ElementSpec* const child : spec->children) {
            inner += "<" + std::string(child->tag) + "/>";
        }
        inner += "</" + std::string(spec->tag) + ">";
        const Made made(isRoot ? inner : "<orrery>" + inner + "</orrery>");
        QCOMPARE(made.form.lines.size(), spec->children.size() + 1);
        QVERIFY(made.form.lines[0].fields.size() >= spec->attributes.size());
        for (std::size_t i = 0; i < spec->attributes.size(); ++i) {
            QCOMPARE(made.form.lines[0].fields[i].spec.name, spec->attributes[i].name);
        }
        for (std::size_t i = 0; i < spec->children.size(); ++i) {
            const engine::ElementSpec& child = *spec->children[i];
            const FormLine& line = made.form.lines[i + 1];
            QCOMPARE(line.label, std::string(child.label));
            const std::size_t own = child.content == engine::ElementContent::text ? 1 : 0;
            QCOMPARE(line.fields.size(), child.attributes.size() + own);
        }
    }

    void folds_data() {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, const QByteArray& xml, const char* tag, const char* shown) {
            QTest::newRow(name) << "<orrery>" + xml + "</orrery>" << QString(tag) << QString(shown);
        };
        row("I2.1 a class shows what is required or written", "<class type='t' icon='i'/>", "class", "id type icon");
        row("I2.1 a group shows what is written", "<class><group stage='effects'/></class>", "group", "stage");
        row("I6.1 a condition shows what its sentence always shows",
            "<class><group><activation><smells/></activation></group></class>", "smells", "strength");
        row("I6.1 an effect without a sentence shows the fields that are written",
            "<class><group><effects><sing active='true'/></effects></group></class>", "sing", "active");
        row("I2.1 where one of several is to be chosen, all are shown", "<class><modify variable='v'/></class>",
            "modify", "variable set multiply divide add max min");
        row("I2.1 where one of several is chosen, the others fold", "<class><modify add='1' variable='v'/></class>",
            "modify", "variable add");
        row("I2.1 also where it is chosen as an element",
            "<class><modify variable='v'><add><Value>1</Value></add></modify></class>", "modify", "variable");
    }
    void folds() {
        QFETCH(QByteArray, xml);
        QFETCH(QString, tag);
        QFETCH(QString, shown);
        const engine::Vocabulary vocabulary(engine::RowTables{extraConditions, extraEffects});
        const Made made(xml.toStdString(), vocabulary);
        QStringList names;
        for (const FormField& field : made.line(tag.toStdString()).fields) {
            if (!field.mayFold() && field.spec.name != "enabled") {
                names << QString::fromUtf8(field.spec.name.data(), static_cast<qsizetype>(field.spec.name.size()));
            }
        }
        QCOMPARE(names.join(' '), shown);
    }

    NAMED_TEST(numbersSiblings, "I2.1 each line leads to its own element, however its siblings are mixed") {
        std::string xml = "<orrery><class id='A'>";
        for (int i = 0; i < 300; ++i) {
            xml += i % 3 == 0 ? "<group><activation/><effects/></group>" : i % 3 == 1 ? "<modify/>" : "<unknown/>";
        }
        const Made made(xml + "</class></orrery>");
        QCOMPARE(made.form.lines.size(), 501u);
        FormPaths paths(made.tree);
        for (const FormLine& line : made.form.lines) {
            const engine::Element element = findElement(made.tree, line.path);
            QVERIFY(element.tree != nullptr);
            QCOMPARE(element.where().span.begin, line.where.span.begin);
            QVERIFY(formPathOf(element) == line.path);
            QVERIFY(paths.of(element.index) == line.path);
        }
    }

    NAMED_TEST(blanksInIds, "R2.2 blanks around an id lead to the same line, and findings to its field") {
        const Made made("<orrery><class id=' A\n'><group id='\tg' priority='x'/></class></orrery>");
        for (const FormLine& line : made.form.lines) {
            const engine::Element element = findElement(made.tree, line.path);
            QVERIFY(element.tree != nullptr);
            QVERIFY(formPathOf(element) == line.path);
        }
        const auto at = static_cast<std::uint32_t>(made.tree.source()->bytes().find("x'/>"));
        const std::vector<engine::Diagnostic> findings{{nullptr, {{0}, {at, at + 1}}, {}, {}, {}}};
        const Form form = formOf(formElementAt(made.tree, 0), {}, findings);
        const auto held = std::ranges::count_if(form.lines[1].fields,
                                                [](const FormField& field) { return field.findings.size() == 1; });
        QCOMPARE(held, 1);
    }

    NAMED_TEST(freezesOnlyWhatIsBroken, "I2.3 only the broken element's line freezes") {
        const Made made("<orrery><class id='A' type='t'><property name='a' value='1/><unlocks class='B'/>"
                        "<prerequisite tech='C'/></class></orrery>");
        int broken = 0;
        for (const FormLine& line : made.form.lines) {
            broken += line.isBroken ? 1 : 0;
        }
        QCOMPARE(broken, 1);
        QVERIFY(made.line("property").isBroken);
        QCOMPARE(made.line("prerequisite").fields[0].text, "C");
    }

    NAMED_TEST(findsTheInnermostLine, "I2.3 a place in the source is the innermost line there") {
        const std::string xml = "<orrery><class id='A'><group id='g'/><group id='h'/></class></orrery>";
        const Made made(xml);
        const auto lineAt = [&](std::string_view words, std::uint32_t more = 0) {
            return *made.form.lineAt(static_cast<std::uint32_t>(xml.find(words)) + more);
        };
        QCOMPARE(lineAt("id='A'"), 0u);
        QCOMPARE(lineAt("'g'"), 1u);
        QCOMPARE(lineAt("<group id='h'"), 2u);       // where two meet, the one that begins there
        QCOMPARE(lineAt("<group id='h'/>", 15), 2u); // a position just after it still selects it
        QVERIFY(!made.form.lineAt(0));
    }

    void paths_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("I2.3 an element is found again when others came before it")
            << QByteArray("<orrery><strings/><class id='A'><property/><group id='g'/></class></orrery>") << true;
        QTest::newRow("I2.3 another element in its place is not taken for it")
            << QByteArray("<orrery><class id='A'><group id='new'/><group id='g'/></class></orrery>") << false;
        QTest::newRow("I2.3 an element that is gone is not found")
            << QByteArray("<orrery><class id='A'/></orrery>") << false;
        QTest::newRow("I2.3 a renamed owner is another place")
            << QByteArray("<orrery><class id='B'><group id='g'/></class></orrery>") << false;
    }
    void paths() {
        QFETCH(QByteArray, now);
        QFETCH(bool, isThere);
        const Made made("<orrery><class id='A'><group id='g'/></class></orrery>");
        const Made later(now.toStdString());
        const engine::Element found = findElement(later.tree, made.line("group").path);
        QCOMPARE(found.tree != nullptr, isThere);
        QVERIFY(!isThere || found.value("id") == "g");
    }
};

QTEST_GUILESS_MAIN(FormModelTest)
#include "form_model_test.moc"
