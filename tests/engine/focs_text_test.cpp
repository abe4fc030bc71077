// SPDX-License-Identifier: GPL-3.0-or-later
// The text of FreeOrion's scripts: its rules, macros, faults and string tables (G1.1, G1.2, G1.4).
#include "engine/import/freeorion_report.h"
#include "tests/engine/support/focs_fixture.h"
#include "tests/support/named_test.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

/// Returns the location of the special in focsLocation().
std::string locationOf(const FocsContent& content) {
    for (const FocsScript& script : content.scripts) {
        for (const FocsDefinition& definition : script.definitions) {
            const std::uint32_t location = focsField(script.nodes, definition.node, "location");
            return location == 0 ? "none" : shown(script.nodes, location, content.store);
        }
    }
    return "no definition";
}

} // namespace

class FocsTextTest : public QObject {
    Q_OBJECT

private slots:
    void rules_data() {
        QTest::addColumn<QString>("location");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char* name, const char* location, const char* tree) {
            QTest::newRow(name) << location << tree;
        };
        row("G1.1 a comment to the end of the line", "Planet // Ship\n", "(Planet)");
        row("G1.1 a comment over several lines", "/* Ship\n Fleet */ Planet", "(Planet)");
        row("G1.1 comments end at their first end", "/* /* */ Planet /**/", "(Planet)");
        row("G1.1 a string keeps the signs of comments", "HasTag name = \"a // b /* c\"",
            "(HasTag name=\"a // b /* c\")");
        row("G1.1 keywords in any case", "aNd [ PLANET hastag NAME = \"A\" ]", "(aNd [(PLANET) (hastag name=\"A\")])");
        row("G1.1 no separators", "And[Planet Ship\nFleet]", "(And [(Planet) (Ship) (Fleet)])");
        row("G1.1 a list of one without brackets", "Planet type = Swamp", "(Planet type=[Swamp])");
        row("G1.1 a list of conditions of one without brackets", "Or Planet", "(Or [(Planet)])");
        row("G1.1 an empty list", "Or []", "(Or [])");
        row("G1.1 a list of several", "Planet type = [Swamp Ocean] size=[Tiny]",
            "(Planet type=[Swamp Ocean] size=[Tiny])");
        row("G1.1 glued keywords", "NotOwnerHasTech name = \"T\"", "(Not (OwnerHasTech name=\"T\"))");
        row("G1.1 glued keywords in any case", "notNOTcontainsPlanet size = Huge",
            "(not (NOT (contains (Planet size=[Huge]))))");
        row("G1.1 glued behind a number", "WithinStarlaneJumps jumps = 2condition = Source",
            "(WithinStarlaneJumps jumps=2 condition=(Source))");
        row("G1.1 a condition behind its field", "Contains condition = Not Ship", "(Contains (Not (Ship)))");
        row("G1.1 the innermost element takes a field", "WithinDistance distance = 1 condition = Building name = \"B\"",
            "(WithinDistance distance=1 condition=(Building name=[\"B\"]))");
        row("G1.1 a name may be a field twice", "Location type = Focus name = LocalCandidate.Species name = \"F\"",
            "(Location type=Focus name=LocalCandidate.Species name=\"F\")");
        row("G1.1 the range of a meter", "TargetPopulation low = 1 high = Turn", "(TargetPopulation low=1 high=Turn)");
        row("G1.1 a comparison", "(Source.Planet.Owner = LocalCandidate.Owner)",
            "{Source.Planet.Owner = LocalCandidate.Owner}");
        row("G1.1 a chain of comparisons", "(1 < Target.Industry <= 3)", "{1 < Target.Industry <= 3}");
        row("G1.1 all signs of comparison", "(1 == 2 != 3 >= 4 > 5)", "{1 == 2 != 3 >= 4 > 5}");
        row("G1.1 a condition in round brackets", "(Not (Planet))", "(Not (Planet))");
        row("G1.1 operators by their strength", "(1 + 2 * 3 ^ 4 - 5 / -x = 0)",
            "{(- (+ 1 (* 2 (^ 3 4))) (/ 5 (- x))) = 0}");
        row("G1.1 operators from left to right", "(1 - 2 - 3 = 8 / 4 / 2)", "{(- (- 1 2) 3) = (/ (/ 8 4) 2)}");
        row("G1.1 brackets", "((1 + 2) * 3 = 9)", "{(* (+ 1 2) 3) = 9}");
        row("G1.1 numbers", "(.5 < 1. < 2.25 < 1e3 < 1.5E-2)", "{.5 < 1. < 2.25 < 1e3 < 1.5E-2}");
        row("G1.1 functions", "(MIN(1, max(2, 3), abs(x)) = Value)", "{(MIN <1 (max <2 3>) (abs <x>)>) = Value}");
        row("G1.1 the running value", "(Value = Value(Target.Supply))", "{(Value) = (Value <Target.Supply>)}");
        row("G1.1 a rule's name takes no operator", "(GameRule name = \"R\" * 2 = 1)",
            "{(* (GameRule name=\"R\") 2) = 1}");
        row("G1.1 statistics", "(Statistic Sum value = LocalCandidate.Size + 1 condition = Planet > 2)",
            "{(Statistic Sum value=(+ LocalCandidate.Size 1) condition=(Planet)) > 2}");
        row("G1.1 texts are joined by a plus sign", "HasTag name = \"A_\" + CurrentContent",
            "(HasTag name=(+ \"A_\" CurrentContent))");
        row("G1.1 a tab, a line feed and CR LF are blanks", "And\t[\r\nPlanet\r\n]", "(And [(Planet)])");
        row("G1.1 umlauts in strings", "HasTag name = \"Größe\"", "(HasTag name=\"Größe\")");
    }
    void rules() {
        QFETCH(QString, location);
        QFETCH(QString, tree);
        const FocsContent content = readFocsContent(focsLocation(location.toStdString()));
        QCOMPARE(text(faultsOf(content)), QString());
        QString found = text(locationOf(content));
        QCOMPARE(found.replace("= Value}", "= (Value)}"), tree.replace("= Value}", "= (Value)}"));
    }

    NAMED_TEST(byteOrderMark, "G1.1 a byte order mark is no text") {
        const FocsContent content = readFocsContent(
            focsFolder({{"scripting/specials/A.focs.txt",
                         "\xEF\xBB\xBFSpecial name = \"A\" description = \"B\" graphic = \"\"\n#include \"m.macros\""},
                        {"scripting/specials/m.macros", "\xEF\xBB\xBFM\n'''1'''"}}));
        QCOMPARE(text(faultsOf(content)), QString());
        QCOMPARE(content.scripts.at(0).definitions.size(), 1U);
        QCOMPARE(content.macros.size(), 1U);
    }

    void includes_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("files"); ///< "missing" if no file matches
        const auto row = [](const char* name, const char* path, const char* files) {
            QTest::newRow(name) << path << files;
        };
        row("G1.1 an include beside the file", "x.macros", "specials/x.macros");
        row("G1.1 an include above the file", "../common/a1.macros", "common/a1.macros");
        row("G1.1 an include from the root", "/scripting/common/a1.macros", "common/a1.macros");
        row("G1.1 * stands for any part of a name", "/scripting/common/a*.macros",
            "common/a1.macros common/a12.macros common/b.macros");
        row("G1.1 * may stand twice", "../common/*1*.macros", "common/a1.macros common/a12.macros common/b.macros");
        row("G1.1 ? stands for one byte", "../common/a?.macros", "common/a1.macros");
        row("G1.1 an include of an include", "../common/a12.macros", "common/a12.macros common/b.macros");
        row("G1.1 no file matches", "../common/c*.macros", "missing");
        row("G1.1 a path outside of the folder", "../../../x.macros", "missing");
        row("G1.1 an include of the file itself", "A.focs.txt", "");
    }
    void includes() {
        QFETCH(QString, path);
        QFETCH(QString, files);
        const std::string script = "Special name = \"A\" description = \"B\" graphic = \"\"\n  #include \"" +
                                   path.toStdString() + "\"\n#include \"" + path.toStdString() + "\"";
        FocsReader reader(focsFolder({{"scripting/specials/A.focs.txt", script},
                                      {"scripting/specials/x.macros", "// nothing"},
                                      {"scripting/common/a1.macros", "// nothing"},
                                      {"scripting/common/a12.macros", "#include \"b.macros\""},
                                      {"scripting/common/b.macros", "#include \"a12.macros\""}})
                              .files);
        const FileId file = *reader.find("scripting/specials/A.focs.txt");
        QStringList found;
        for (const FileId included : reader.includesOf(file)) {
            found << text(reader.sources()[included.value]->path()).remove("scripting/");
        }
        const auto& faults = reader.faultsOf(file);
        if (files == "missing") {
            QCOMPARE(faults.size(), 2U); // each include is a fault of its own
            QCOMPARE(faults[0].code(), std::string_view("focs.missing-include"));
            QCOMPARE(reader.sources()[file.value]->slice(faults[0].where.span), std::string_view(path.toStdString()));
        } else {
            QCOMPARE(faults.size(), 0U);
            QCOMPARE(found.join(' '), files);
        }
    }

    NAMED_TEST(includedText, "G1.1 an include brings its text to its place, once") {
        const FocsContent content = readFocsContent(
            focsFolder({{"scripting/specials/A.focs.txt",
                         "Special name = \"A\" description = \"B\"\n#include \"/customizations/l.txt\"\n"
                         "graphic = \"\"\n#include \"/customizations/l.txt\""},
                        {"customizations/l.txt", "location = Planet"}}));
        QCOMPARE(text(faultsOf(content)), QString());
        QCOMPARE(text(locationOf(content)), QString("(Planet)"));
    }

    void macros_data() {
        QTest::addColumn<QString>("location");
        QTest::addColumn<QString>("macros");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char* name, const char* location, const char* macros, const char* tree) {
            QTest::newRow(name) << location << macros << tree;
        };
        row("G1.2 a macro that is defined later", "[[M]]", "M\n'''Planet'''", "(Planet)");
        row("G1.2 a macro inside a macro", "[[M]]", "M\n'''Not [[N]]'''\nN\n'''Planet'''", "(Not (Planet))");
        row("G1.2 blanks around the name", "[[M]]", "  M \t\n  '''Planet'''", "(Planet)");
        row("G1.2 parameters", "[[M(\"A\", 2)]]", "M\n'''HasTag name = @1@ + @2@ + @1@'''",
            "(HasTag name=(+ (+ \"A\" 2) \"A\"))");
        row("G1.2 a parameter inside a string", "[[M(A)]]", "M\n'''HasTag name = \"X_@1@\"'''",
            "(HasTag name=\"X_A\")");
        row("G1.2 blanks around arguments fall away", "[[M(  A ,\n B )]]", "M\n'''HasTag name = \"@1@@2@\"'''",
            "(HasTag name=\"AB\")");
        row("G1.2 an inner macro leaves its parameter to the outer one", "[[M(A)]]",
            "M\n'''And [ Planet [[N]] ]'''\nN\n'''HasTag name = \"@1@\"'''", "(And [(Planet) (HasTag name=\"A\")])");
        row("G1.2 an argument holds the parameter of the macro around", "[[M(A)]]",
            "M\n'''[[N(X_@1@)]]'''\nN\n'''HasTag name = \"@1@\"'''", "(HasTag name=\"X_A\")");
        row("G1.2 an argument holds an insertion", "[[M([[N]])]]", "M\n'''HasTag name = @1@'''\nN\n'''\"A\"'''",
            "(HasTag name=\"A\")");
        row("G1.2 a parameter makes an insertion", "[[M(TWO)]]",
            "M\n'''Turn low = [[NUMBER_@1@]]'''\nNUMBER_TWO\n'''2'''", "(Turn low=2)");
        row("G1.2 an argument ends at the first bracket", "[[M(1)]]", "M\n'''(@1@ + (2) = 3)'''", "{(+ 1 2) = 3}");
        row("G1.2 a macro twice", "Or [ [[M]] [[M]] ]", "M\n'''Planet'''", "(Or [(Planet) (Planet)])");
        row("G1.2 the same macro with the same text twice", "[[M]]", "M\n'''Planet'''\nM\n'''Planet'''", "(Planet)");
        row("G1.2 a macro of several lines with comments", "[[M]]",
            "M\n'''And [ // all\n Planet\n /* and */ Ship ]\n'''", "(And [(Planet) (Ship)])");
        row("G1.2 an insertion in a comment does no harm", "Planet // [[M]] [[NOBODY]] @1@\n", "M\n'''Ship'''",
            "(Planet)");
        row("G1.2 brackets side by side are no insertion", "Or [[M]]", "M\n'''[Planet]'''", "(Or [(Planet)])");
        row("G1.2 a macro in a comment is none", "Planet", "/*\nM\n'''Ship'''\n*/ // M\n", "(Planet)");
    }
    void macros() {
        QFETCH(QString, location);
        QFETCH(QString, macros);
        QFETCH(QString, tree);
        const FocsContent content = readFocsContent(focsLocation(location.toStdString(), macros.toStdString()));
        QCOMPARE(text(faultsOf(content)), QString());
        QCOMPARE(text(locationOf(content)), tree);
    }

    void faults_data() {
        QTest::addColumn<QString>("location");
        QTest::addColumn<QString>("behind");
        QTest::addColumn<QString>("fault"); ///< the special's location begins at 4:16
        const auto row = [](const char* name, const char* location, const char* behind, const char* fault) {
            QTest::newRow(name) << location << behind << fault;
        };
        row("G1.2 an unknown macro is a fault at the insertion", "Not [[M]]", "",
            "A:4:20: error: no macro 'M' is defined here [focs.unknown-macro]\n");
        row("G1.2 an unknown macro inside another", "[[M]]", "M\n'''Not [[N]]'''",
            "A:7:8: error: no macro 'N' is defined here [focs.unknown-macro]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.2 a macro that inserts itself", "[[M]]", "M\n'''Not [[M]]'''",
            "A:7:8: error: the macro 'M' inserts itself [focs.macro-circle]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.2 macros in a circle", "[[M]]", "M\n'''Not [[N]]'''\nN\n'''[[M]]'''",
            "A:9:4: error: the macro 'M' inserts itself [focs.macro-circle]\n"
            "A:7:8: note: the macro 'N' is inserted here\nA:4:16: note: the macro 'M' is inserted here\n");
        row("G1.2 a parameter makes a circle", "[[M(M)]]", "M\n'''Not [[@1@(@1@)]]'''",
            "A:7:8: error: the macro 'M' inserts itself [focs.macro-circle]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.2 a missing parameter is a fault at the insertion", "[[M(1)]]", "M\n'''Turn low = @1@ high = @2@'''",
            "A:4:16: error: no value for parameter 2 of the macro 'M' [focs.missing-parameter]\n"
            "A:7:26: note: the macro uses its parameter here\n");
        row("G1.2 a missing parameter of an inner macro", "[[M]]", "M\n'''Not [[N]]'''\nN\n'''Turn low = @1@'''",
            "A:7:8: error: no value for parameter 1 of the macro 'N' [focs.missing-parameter]\n"
            "A:9:15: note: the macro uses its parameter here\nA:4:16: note: the macro 'M' is inserted here\n");
        row("G1.2 a macro with two texts", "[[M]]", "M\n'''Planet'''\nM\n'''Ship'''",
            "A:8:1: error: the macro 'M' has two different texts [focs.duplicate-macro]\n"
            "A:6:1: note: the first text is here\n");
        row("G1.4 another word than a condition", "And [ Planet Plant ]", "",
            "A:4:29: error: expected a condition instead of 'Plant' [focs.expected]\n");
        row("G1.4 through a macro", "[[M]]", "M\n'''And [ Planet\n  Plant ]'''",
            "A:8:3: error: expected a condition instead of 'Plant' [focs.expected]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.4 a fault of a macro that is inserted twice is named once", "Or [ [[M]] ]",
            "M\n'''Plant'''\nSpecial name = \"B\" description = \"\" location = [[M]] graphic = \"\"",
            "A:7:4: error: expected a condition instead of 'Plant' [focs.expected]\n"
            "A:4:21: note: the macro 'M' is inserted here\n");
        row("G1.4 a misspelt field", "Turn lo = 1", "",
            "A:4:21: error: 'lo' is not a field of 'Special' [focs.unknown-field]\n");
        row("G1.4 a missing field", "WithinDistance distance = 1", "",
            "A:4:16: error: 'WithinDistance' has no field 'condition' [focs.missing-field]\n");
        row("G1.4 a field that is given twice", "Turn low = 1 low = 2", "",
            "A:4:29: error: the field 'low' is given twice [focs.repeated-field]\n");
        row("G1.4 a missing bracket before a field", "And [ Planet", "",
            "A:5:5: error: expected a condition, or ']' instead of 'graphic' [focs.expected]\n");
        row("G1.4 a missing bracket in a macro", "[[M]]", "M\n'''And [ Planet'''",
            "A:7:8: error: this '[' is not closed [focs.unclosed-bracket]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.4 a macro that ends too early", "[[M]]", "M\n'''Not'''",
            "A:7:4: error: expected a condition at the end of the macro's text [focs.expected-in-macro]\n"
            "A:4:16: note: the macro 'M' is inserted here\n");
        row("G1.4 a value without a comparison", "(1)", "",
            "A:4:18: error: expected a comparison: < <= = != >= or > instead of ')' [focs.expected]\n");
        row("G1.4 an operator without a value", "(1 + > 2)", "",
            "A:4:21: error: expected a value instead of '>' [focs.expected]\n");
        row("G1.4 a string without an end", "HasTag name = \"A", "",
            "A:4:30: error: this text has no closing quotation mark [focs.unclosed-string]\n");
        row("G1.4 a sign of another language", "Planet ;", "",
            "A:4:23: error: expected a field of 'Special', or the next definition instead of ';' [focs.expected]\n");
        row("G1.4 a character of several bytes", "Planet €", "",
            "A:4:23: error: expected a field of 'Special', or the next definition instead of '€' [focs.expected]\n");
        row("G1.4 a definition of another folder", "Planet", "Tech name = \"T\"",
            "A:6:1: error: expected 'Special' instead of 'Tech' [focs.expected]\n");
        row("G1.4 fields in another order get a hint", "Planet", "spawnrate = 1",
            "A:6:1: hint: the field 'spawnrate' of 'Special' is not at its usual place [focs.field-order]\n");
    }
    void faults() {
        QFETCH(QString, location);
        QFETCH(QString, behind);
        QFETCH(QString, fault);
        const FocsContent content = readFocsContent(focsLocation(location.toStdString(), behind.toStdString()));
        QString found = text(faultsOf(content));
        QCOMPARE(found.replace("scripting/specials/A.focs.txt", "A"), fault);
    }

    NAMED_TEST(furtherFaults, "G1.4 each damaged effects group of a definition is reported") {
        const FocsContent content = readFocsContent(
            focsFolder({{"scripting/specials/A.focs.txt", "Special\n    name = \"A\"\n    description = \"\"\n"
                                                          "    effectsgroups = [\n"
                                                          "EffectsGroup scope = Plant effects = NoOp\n"
                                                          "EffectsGroup scope = [[M]] effects = NoOp\n"
                                                          "EffectsGroup scope = Planet effects = NoOp\n"
                                                          "EffectsGroup(scope = Planet effects = NoOp)\n"
                                                          "EffectsGroup scope = Not [[M]] effects = NoOp ]\n"
                                                          "    graphic = \"\"\n"}}));
        QCOMPARE(text(faultsOf(content)).replace("scripting/specials/A.focs.txt", "A"),
                 QString("A:5:22: error: expected a condition instead of 'Plant' [focs.expected]\n"
                         "A:6:22: error: no macro 'M' is defined here [focs.unknown-macro]\n"
                         "A:8:13: error: expected a field of 'EffectsGroup' instead of '(' [focs.expected]\n"));
        QCOMPARE(content.scripts.at(0).damaged, 1U);
        QVERIFY(content.scripts.at(0).damagedBy.empty()); // the first fault decides
    }

    NAMED_TEST(damagedByMacro, "G1.4 the definitions that one macro costs are counted") {
        const auto special = [](const std::string& name, const std::string& location) {
            return "Special\n    name = \"" + name + "\"\n    description = \"\"\n    location = " + location +
                   "\n    graphic = \"\"\n";
        };
        const FocsContent content = readFocsContent(
            focsFolder({{"scripting/specials/A.focs.txt", special("A", "[[LOST]]") + special("B", "Not [[LOST]]") +
                                                              special("C", "[[WRONG]]") + special("D", "Planet") +
                                                              "WRONG\n'''Plant'''\n"},
                        {"scripting/specials/E.focs.txt", special("E", "[[LOST]]")}}));
        using Counts = std::map<std::string, std::size_t, std::less<>>;
        QCOMPARE(content.scripts.at(0).damagedBy, (Counts{{"LOST", 2}, {"WRONG", 1}}));
        const std::vector<Phrase> told = freeOrionMacroSummaries(content);
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(told.front() == "3 definitions are missing because of the macro 'LOST'");
    }

    NAMED_TEST(recovery, "G1.4 a fault costs only its definition") {
        const auto special = [](const std::string& name, const std::string& location) {
            return "Special\n    name = \"" + name + "\"\n    description = \"\"\n    location = " + location +
                   "\n    graphic = \"\"\n";
        };
        for (const std::string& damage :
             {std::string("Plant"), std::string("And [ Planet"), std::string("\"A"), std::string("[[M]]"),
              std::string("Planet ]"), std::string("]"), std::string("Number low = "), std::string("Planet name = "),
              std::string("And [ Species name = \"B\" Special")}) {
            const FocsContent content = readFocsContent(focsFolder(
                {{"scripting/specials/A.focs.txt", special("A", "Ship") + special("B", damage) + special("C", "Fleet")},
                 {"scripting/specials/D.focs.txt", special("D", "Planet")}}));
            QString names;
            for (const FocsScript& script : content.scripts) {
                for (const FocsDefinition& definition : script.definitions) {
                    names += text(std::string(content.store.text(definition.name)));
                }
            }
            QVERIFY2(names == "ACD", qPrintable(text(damage) + " leaves " + names));
            QCOMPARE(content.faults.size(), 1U);
            QCOMPARE(content.scripts.at(0).damaged, 1U);
        }
    }

    NAMED_TEST(stringTables, "G1.5 a string table has a language and texts") {
        const SourceText source("stringtables/en.txt",
                                "\xEF\xBB\xBF"
                                "English\n# A comment\nORE\nOre # of a kind\n\nICE\n'''Cold,\n\n  "
                                "hard'''\nORE_2\n'''''' \nFIRE\n");
        const FocsStringTable table = readFocsStrings(source, FileId{0});
        QCOMPARE(table.language, std::string_view("English"));
        QCOMPARE(table.texts.size(), 3U);
        QCOMPARE(table.texts.at("ORE").text, std::string_view("Ore # of a kind"));
        QCOMPARE(table.texts.at("ICE").text, std::string_view("Cold,\n\n  hard"));
        QCOMPARE(table.texts.at("ORE_2").text, std::string_view(""));
        QCOMPARE(source.slice(table.texts.at("ICE").span), table.texts.at("ICE").text);
        QCOMPARE(table.faults.size(), 1U);
        QCOMPARE(table.faults[0].message(), std::string("'FIRE' has no text"));
        QCOMPARE(source.position(table.faults[0].where.span.begin).line, 12U);
    }

    NAMED_TEST(stringParts, "G1.5 a text has insertions, links and tags") {
        QString found;
        for (const FocsStringPart& part : focsStringParts("A [[OTHER]] at [[tech LRN_A]]: %planet% 5 % 6 %a b%")) {
            found += QString("%1|%2|%3;")
                         .arg(static_cast<int>(part.kind))
                         .arg(text(std::string(part.kindName)), text(std::string(part.name)));
        }
        QCOMPARE(found, QString("0||A ;1||OTHER;0|| at ;2|tech|LRN_A;0||: ;3||planet;0|| 5 % 6 %a b%;"));
    }
};

QTEST_GUILESS_MAIN(FocsTextTest)
#include "focs_text_test.moc"
