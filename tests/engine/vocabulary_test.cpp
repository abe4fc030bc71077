// SPDX-License-Identifier: GPL-3.0-or-later
#include "check_support.h"
#include "engine/content/vocabulary_load.h"

using namespace orrery::engine;
using namespace orrery::engine::test;

namespace {

const char* const ownManifest = "<project format=\"1\" name=\"Test\" vocabulary=\"own\"/>";

struct Loaded {
    Vocabulary vocabulary;
    Checked checked;
};

Loaded loaded(const QByteArray& content, const char* manifest = ownManifest) {
    Loaded result;
    const ParsedProject project = parsedContent("<vocabulary>" + content.toStdString() + "</vocabulary>", manifest);
    result.checked = checked(project);
    result.vocabulary = result.checked.model->vocabulary;
    return result;
}

Enumeration numbered(EnumerationOrder order) {
    Enumeration enumeration;
    enumeration.order = order;
    for (const char* id : {"a", "b", "c", "x", "d", "e"}) {
        enumeration.values.push_back({id, {}, id, std::string_view(id) == "x", {}});
    }
    return enumeration;
}

} // namespace

/// The declarations of vocabulary files, their lookup and their layout.
class VocabularyTest : public QObject {
    Q_OBJECT

private slots:
    void distances_data() {
        QTest::addColumn<int>("order");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("expected"); // -1: none
        const auto row = [](const char* name, EnumerationOrder order, const char* from, const char* to, int expected) {
            QTest::newRow(name) << static_cast<int>(order) << QByteArray(from) << QByteArray(to) << expected;
        };
        row("E5.6 wheel, next to it", EnumerationOrder::wheel, "a", "b", 1);
        row("E5.6 wheel wraps around", EnumerationOrder::wheel, "a", "e", 1);
        row("E5.6 wheel, the shorter way", EnumerationOrder::wheel, "b", "e", 2);
        row("E5.6 off the wheel", EnumerationOrder::wheel, "a", "x", -1);
        row("E5.6 off the wheel is itself", EnumerationOrder::wheel, "x", "x", 0);
        row("E5.7 scale does not wrap", EnumerationOrder::scale, "a", "e", 4);
        row("E5.7 scale leaves out what is off", EnumerationOrder::scale, "c", "d", 1);
        row("no order, the same", EnumerationOrder::none, "b", "b", 0);
        row("no order, another", EnumerationOrder::none, "b", "c", -1);
    }
    void distances() {
        QFETCH(int, order);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, expected);
        const Enumeration enumeration = numbered(static_cast<EnumerationOrder>(order));
        const auto a = *enumeration.find(from.toStdString());
        const auto b = *enumeration.find(to.toStdString());
        QCOMPARE(enumeration.distance(a, b).value_or(-1), expected);
        QCOMPARE(enumeration.distance(b, a).value_or(-1), expected);
    }

    void nearNames_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("X7.1 a letter is missing") << QByteArray("Indstry") << QStringList{"Industry"};
        QTest::newRow("X7.1 two letters swapped") << QByteArray("Traed") << QStringList{"Trade"};
        QTest::newRow("X7.1 wrong case") << QByteArray("trade") << QStringList{"Trade"};
        QTest::newRow("X7.1 a prefix too much") << QByteArray("MaxPopulation") << QStringList{"Population"};
        QTest::newRow("X7.1 nothing near") << QByteArray("Xyzzy") << QStringList{};
        QTest::newRow("the same name is near") << QByteArray("Trade") << QStringList{"Trade"};
        QTest::newRow("no name") << QByteArray("") << QStringList{};
    }
    void nearNames() {
        QFETCH(QByteArray, name);
        QFETCH(QStringList, expected);
        const std::vector<std::string> known{"Industry", "Trade", "Population", "Health"};
        QStringList near;
        for (const std::string& one : nearestNames(name.toStdString(), known)) {
            near << QString::fromStdString(one);
        }
        QCOMPARE(near, expected);
    }

    void nearNamesComeBestFirst() {
        const std::vector<std::string> known{"Mining", "Mixing", "Minding", "Mines", "Training"};
        const std::vector<std::string> expected{"Minding", "Mining", "Mixing"};
        QCOMPARE(nearestNames("Minding", known), expected);
    }

    void nearNamesComeOnce() {
        const std::vector<std::string> known{"Mining", "Mixin", "Mining"}; // as from several tables
        const std::vector<std::string> expected{"Mining", "Mixin"};
        QCOMPARE(nearestNames("Minin", known), expected);
    }

    void layout() {
        const Loaded result = loaded("<meter id=\"Mood\"/><resource id=\"Gold\"/><property id=\"size\" alias=\"Bulk\"/>"
                                     "<property id=\"cost\" of=\"class\"/>"
                                     "<type id=\"planet\"><has meter=\"Mood\"/><has property=\"size\"/></type>"
                                     "<type id=\"empire\"><has resource=\"Gold\"/></type>");
        QVERIFY2(result.checked.diagnostics.empty(), rendered(result.checked));
        const ColumnLayout& columns = result.checked.model->layout;
        QCOMPARE(columns.size(), static_cast<std::size_t>(Builtin::count_) + 4);
        QVERIFY(columns.find("Mood") == columns.meter(0, false));
        QVERIFY(columns.find("CurrentMood") == columns.meter(0, false));
        QVERIFY(columns.find("MaxMood") == columns.meter(0, true));
        QVERIFY(columns.find("Gold") == columns.stockpile(0));
        QVERIFY(columns.find("Bulk") == columns.property(0));
        QVERIFY(result.vocabulary.findProperty("Bulk") == PropertyIndex{0});
        QVERIFY(!columns.find("mood"));
        QVERIFY(!columns.hasColumn(1));
        QVERIFY(columns.has(0, columns.meter(0, true)) && !columns.has(1, columns.meter(0, true)));
        QVERIFY(columns.has(1, columns.stockpile(0)) && !columns.has(0, columns.stockpile(0)));
        QVERIFY(columns.has(1, columns.builtin(Builtin::owners)));
    }

    void finds_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& expected = {}) {
            QTest::newRow(name) << content << expected;
        };
        row("E1.2 types, meters and properties are content",
            "<enumeration id=\"Hue\"><value id=\"red\"/></enumeration><meter id=\"Mood\"/>"
            "<property id=\"hue\" format=\"Hue\" default=\"red\"/>"
            "<type id=\"planet\"><has meter=\"Mood\"/><has property=\"hue\"/></type>");
        row("declared after it is used", "<type id=\"moon\" attached-to=\"planet\"><has meter=\"Mood\"/></type><type "
                                         "id=\"planet\"/><meter id=\"Mood\"/>");
        row("declared twice", "<meter id=\"Mood\"/><meter id=\"Mood\"/>", {"vocabulary.duplicate|Mood"});
        row("replaced", "<meter id=\"Mood\"/><meter id=\"Mood\" replace=\"true\"/>");
        row("nothing to replace", "<meter id=\"Mood\" replace=\"true\"/>", {"vocabulary.nothing-to-replace|Mood"});
        row("extended", "<meter id=\"Mood\"/><type id=\"planet\"/><type id=\"planet\" extend=\"true\"><has "
                        "meter=\"Mood\"/></type>");
        row("nothing to extend", "<type id=\"planet\" extend=\"true\"/>", {"vocabulary.nothing-to-replace|planet"});
        row("a meter and a resource of one name", "<meter id=\"Trade\"/><resource id=\"Trade\"/>",
            {"vocabulary.name-clash|resource"});
        row("a property called like a maximum", "<meter id=\"Mood\"/><property id=\"MaxMood\"/>",
            {"vocabulary.name-clash|property"});
        row("a property called like what every object has", "<property id=\"owner\"/>",
            {"vocabulary.name-clash|property"});
        row("a property called like a word of expressions", "<property id=\"where\"/>",
            {"vocabulary.name-clash|property"});
        row("an alias that is taken", "<property id=\"size\"/><property id=\"bulk\" alias=\"size\"/>",
            {"vocabulary.name-clash|property"});
        row("an unknown meter", "<meter id=\"Mood\"/><type id=\"planet\"><has meter=\"Moode\"/></type>",
            {"vocabulary.unknown-reference|Moode"});
        row("an unknown type", "<type id=\"planet\" attached-to=\"system\"/>", {"vocabulary.unknown-reference|system"});
        row("an unknown format", "<property id=\"hue\" format=\"Hue\"/>", {"vocabulary.unknown-reference|Hue"});
        row("a default of another format", "<property id=\"size\" default=\"big\"/>", {"vocabulary.bad-default|big"});
        row("a default that is no value",
            "<enumeration id=\"Hue\"><value id=\"red\"/></enumeration><property id=\"hue\" format=\"Hue\" "
            "default=\"rad\"/>",
            {"vocabulary.bad-default|rad"});
        row("an enumeration without values", "<enumeration id=\"Hue\"/>", {"vocabulary.empty-enumeration|enumeration"});
        row("a value twice", "<enumeration id=\"Hue\"><value id=\"red\"/><value id=\"red\"/></enumeration>",
            {"vocabulary.duplicate|red"});
        row("an alias twice",
            "<enumeration id=\"Hue\"><value id=\"red\"/><value id=\"r\" alias=\"red\"/></enumeration>",
            {"vocabulary.repeated|red"});
        row("a meter had twice",
            "<meter id=\"Mood\"/><type id=\"planet\"><has meter=\"Mood\"/><has meter=\"Mood\"/></type>",
            {"vocabulary.repeated|Mood"});
        row("the minimum above the maximum", "<meter id=\"Mood\" minimum=\"3\" maximum=\"1\"/>",
            {"vocabulary.bad-bounds|3"});
        row("an initial value outside", "<meter id=\"Mood\" maximum=\"1\" initial=\"3\"/>",
            {"vocabulary.bad-bounds|3"});
        for (const char* word : {"and", "mod", "if", "turn", "true", "none", "Source"}) {
            row(qPrintable(QStringLiteral("X1.6 a value that is a keyword: %1").arg(word)),
                QByteArray("<enumeration id=\"Hue\"><value id=\"red\"/><value id=\"") + word + "\"/></enumeration>",
                {QStringLiteral("vocabulary.name-clash|%1").arg(word)});
            row(qPrintable(QStringLiteral("X1.6 a type that is a keyword: %1").arg(word)),
                QByteArray("<type id=\"") + word + "\"/>", {QStringLiteral("vocabulary.name-clash|%1").arg(word)});
        }
        row("X1.6 an id that no expression can say", "<meter id=\"Good-Mood\"/>", {"content.bad-name|Good-Mood"});
        row("a has that has nothing", "<type id=\"planet\"><has/></type>", {"content.missing-any-of|has"});
        row("an element that is none", "<metre id=\"Mood\"/>", {"content.unknown-element|metre"});
        row("E8.2 growth is an expression", "<meter id=\"Mood\" growth=\"value() + 1\"/>");
        row("E8.2 growth with a mistake", "<meter id=\"Mood\" growth=\"value() + Mod\"/>", {"expr.unknown-name|Mod"});
        row("E8.2 growth has no source", "<meter id=\"Mood\" growth=\"Source.Mood\"/>", {"expr.no-context|Source"});
    }
    void finds() {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        const Loaded result = loaded(content);
        QVERIFY2(findings(result.checked) == expected,
                 rendered(result.checked) + findings(result.checked).join(" # ").toUtf8());
    }

    void boundsThatContradictMakeOne() {
        // The meter stays usable: its minimum is the only allowed value, and its initial value, too.
        for (const char* initial : {"", "initial=\"1\"", "initial=\"9\""}) {
            const Loaded result =
                loaded(QByteArray("<meter id=\"Mood\" minimum=\"3\" maximum=\"1\" ") + initial + "/>");
            const Meter& mood = result.vocabulary.meters().at(0);
            QCOMPARE(findings(result.checked), QStringList{"vocabulary.bad-bounds|3"});
            QCOMPARE(std::vector<double>({mood.minimum, mood.maximum, mood.initial}), std::vector<double>(3, 3.0));
        }
    }

    void replacingKeepsThePlace() {
        const Loaded result =
            loaded("<meter id=\"A\"/><meter id=\"B\"/><meter id=\"A\" maximum=\"7\" replace=\"true\"/>");
        QCOMPARE(result.vocabulary.meters().size(), std::size_t{2});
        QCOMPARE(result.vocabulary.meters()[0].maximum, 7.0);
    }

    void ownWordsJoinTheShippedOnes() {
        const Loaded result =
            loaded("<meter id=\"Mood\"/><type id=\"planet\" extend=\"true\"><has meter=\"Mood\"/></type>",
                   plainManifest.c_str());
        QVERIFY2(result.checked.diagnostics.empty(), rendered(result.checked));
        const Type& planet = result.vocabulary.types()[*result.vocabulary.findType("planet")];
        QVERIFY(planet.hasMeter(*result.vocabulary.findMeter("Mood")));
        QVERIFY(planet.hasMeter(*result.vocabulary.findMeter("Population")));
    }

    void shipped() {
        const Loaded result = loaded("", plainManifest.c_str());
        QVERIFY2(result.checked.diagnostics.empty(), rendered(result.checked));
        const Vocabulary& words = result.vocabulary;
        for (const char* type :
             {"game", "team", "empire", "system", "planet", "ship", "building", "special", "tech", "marker"}) {
            QVERIFY2(words.findType(type), type);
        }
        QCOMPARE(words.types()[*words.findType("tech")].source, SourceRule::capital);
        QCOMPARE(words.types()[*words.findType("special")].source, SourceRule::self);
        const Enumeration& environments = words.enumerations()[*words.findEnumeration("Environment")];
        QCOMPARE(environments.distance(*environments.find("swamp"), *environments.find("ocean")).value_or(-1), 1);
        QVERIFY(words.findProperty("PlanetSize") == words.findProperty("size"));
        QCOMPARE(words.enumerations()[*words.findEnumeration("PlanetSize")].find("PL_LARGE").value_or(99), 4);
        for (const Meter& meter : words.meters()) {
            QVERIFY2(!meter.help.empty() && !meter.label.empty(), meter.id.c_str());
        }
        for (const auto& growth : result.checked.model->growth) {
            QVERIFY(growth != nullptr);
        }
    }
};

QTEST_APPLESS_MAIN(VocabularyTest)
#include "vocabulary_test.moc"
