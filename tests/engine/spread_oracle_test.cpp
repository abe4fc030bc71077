// SPDX-License-Identifier: GPL-3.0-or-later
// Variables that spread (X3.5), against the slow reference: random expressions in random galaxies, compared each turn
// to the last bit. ORRERY_CASES=n takes n cases.
#include "tests/engine/support/expression_generator.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/reference_evaluator.h"

#include <QTest>

#include <cstdlib>
#include <random>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

constexpr std::uint32_t lastTurn = 4;
constexpr int planets = 12;

std::string number(std::size_t n) {
    return std::to_string(n);
}

/// Returns systems at random places, joined by random lanes, with planets of random sizes and owners.
std::string randomPlaces(std::mt19937& random) {
    constexpr int systems = 7;
    const auto below = [&](std::size_t n) { return random() % n; };
    std::string text;
    for (int i = 0; i < systems; ++i) {
        text +=
            "<system name=\"S" + number(i) + "\" x=\"" + number(below(200)) + "\" y=\"" + number(below(200)) + "\"/>";
    }
    for (int i = 1; i < systems; ++i) {
        text += "<lane from=\"S" + number(i) + "\" to=\"S" + number(below(static_cast<std::size_t>(i))) + "\"/>";
    }
    const char* const sizes[] = {"tiny", "small", "medium", "huge"};
    for (int i = 0; i < planets; ++i) {
        const std::size_t owner = below(3);
        text += "<planet name=\"P" + number(i) + "\" system=\"S" + number(below(systems)) + "\" size=\"" +
                sizes[below(4)] + "\"" +
                (owner == 0   ? ""
                 : owner == 1 ? " owner=\"Terrans\""
                              : " owner=\"Vegans\"") +
                "/>";
    }
    return text;
}

/// Declarations to which expressions may refer, and which a hand-made galaxy need not have.
const std::string moreVocabulary = R"xml(<vocabulary><default format="number" value="0"/><type id="team" class="TEAM"/>
<type id="game" class="GAME"/></vocabulary>)xml";

const Vocabulary& vocabulary() {
    static Game plain{moreVocabulary};
    return plain.session().program().model->vocabulary;
}

/// Returns the names to which random expressions about planets may refer.
Names namesOf(const std::vector<std::string>& variables) {
    Names names;
    names.vocabulary = &vocabulary();
    names.classes = {"PLANET", "SYSTEM", "EMPIRE"};
    names.objects = {"Sol III", "P1", "S2", "Terrans"};
    names.texts = {"a", "b c"};
    names.hasSource = false;
    names.hasTarget = false;
    names.hasLast = false;
    names.bareType = "planet";
    for (const std::string& variable : variables) {
        names.variables.push_back({variable, numberFormat, "planet"});
    }
    return names;
}

/// Returns two variables that spread over each other, one that does not, and modifiers of all of them.
MadeContent randomContent(std::mt19937& random) {
    const Names ofSpread = namesOf({"Unrest", "Calm", "Noise"});
    Names ofModifier = namesOf({});
    ofModifier.hasAggregates = false;
    MadeContent made;
    for (const char* const name : {"Unrest", "Calm"}) {
        ExpressionGenerator generator(ofSpread, static_cast<std::uint32_t>(random()));
        made.variables.push_back({.name = name, .scope = "planet", .spread = generator.make(numberFormat, 3)});
    }
    made.variables.push_back({.name = "Noise", .scope = "planet"});
    for (const char* const name : {"Unrest", "Calm", "Noise", "Noise"}) {
        ExpressionGenerator generator(ofModifier, static_cast<std::uint32_t>(random()));
        made.modifiers.push_back({.variable = name,
                                  .operation = "add",
                                  .value = generator.make(numberFormat, 1),
                                  .address = MadeContent::Modifier::Address::all,
                                  .type = "planet"});
    }
    return made;
}

std::string xmlOf(const MadeContent& made, std::mt19937& random) {
    std::string text = moreVocabulary;
    for (const MadeContent::Variable& variable : made.variables) {
        text += "<variable scope=\"planet\" name=\"" + variable.name + "\" format=\"number\"" +
                (variable.spread ? " spread=\"" + escaped(write(*variable.spread, random)) + "\"" : "") + "/>\n";
    }
    text += "<global-modifiers>";
    for (const MadeContent::Modifier& modifier : made.modifiers) {
        text += "<modify-other type=\"planet\" variable=\"" + modifier.variable + "\" add=\"" +
                escaped(write(modifier.value, random)) + "\"/>\n";
    }
    return text + "</global-modifiers>";
}

/// Returns a difference between the engine's turns and the reference's, or an empty text. Null: the content has errors.
std::optional<std::string> differenceOf(std::uint32_t seed) {
    std::mt19937 random(seed);
    const MadeContent made = randomContent(random);
    const std::string content = xmlOf(made, random);
    Game game(content, randomPlaces(random));
    if (std::ranges::any_of(game.findings(), [](const std::string& one) { return one.starts_with("error"); })) {
        return std::nullopt;
    }
    const std::vector<CheckedVariable>& variables = game.session().program().model->language.variables;
    for (std::uint32_t turn = 0; turn < lastTurn; ++turn) {
        const View before = game.session().state().view();
        ReferenceEvaluator reference(before, made);
        std::vector<std::tuple<std::string, Row, double>> wanted;
        for (const MadeContent::Variable& variable : made.variables) {
            for (int i = 0; variable.spread && i < planets; ++i) {
                const Row row = game.find("P" + number(i));
                wanted.emplace_back(variable.name, row, reference.spreadOf({variable.name, "planet", row, 0}));
            }
        }
        game.goTo(turn + 1);
        const View after = game.session().state().view();
        for (const auto& [name, row, value] : wanted) {
            const auto known = std::ranges::find(variables, name, &CheckedVariable::name);
            if (const double is = after.at(known->spreadColumn, row); is != value) {
                return "turn " + number(turn + 1) + ": " + name + " of row " + number(row) + " is " +
                       std::to_string(is) + ", not " + std::to_string(value) + "\n" + content;
            }
        }
    }
    return std::string();
}

} // namespace

class SpreadOracleTest : public QObject {
    Q_OBJECT

private slots:
    void agrees_data() {
        QTest::addColumn<std::uint32_t>("first");
        QTest::newRow("X3.5 variables spread by the values before the step, as the reference says") << 1U;
    }
    void agrees() {
        QFETCH(std::uint32_t, first);
        const char* const given = std::getenv("ORRERY_CASES");
        const std::uint32_t cases =
            given != nullptr ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10)) : 200;
        std::uint32_t played = 0;
        for (std::uint32_t seed = first; seed < first + cases; ++seed) {
            const auto difference = differenceOf(seed);
            QVERIFY2(!difference || difference->empty(),
                     ("seed " + number(seed) + ", " + difference.value_or("")).c_str());
            played += difference ? 1 : 0;
        }
        QVERIFY2(2 * played > cases, number(played).c_str());
    }
};

QTEST_APPLESS_MAIN(SpreadOracleTest)
#include "spread_oracle_test.moc"
