// SPDX-License-Identifier: GPL-3.0-or-later
// The completions in an unfinished expression (X7.3, I3.3). `|` is the caret.
#include "engine/assist/expression/expression_offers.h"
#include "engine/check/expression/row_place.h"
#include "engine/orrery.h"

#include <QTest>

#include <algorithm>

using namespace orrery::engine;

namespace {

std::string without(QString text, std::uint32_t& caret) {
    caret = static_cast<std::uint32_t>(text.left(text.indexOf('|')).toUtf8().size());
    return text.remove('|').toStdString();
}

} // namespace

class CompletionTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void offers_data();
    void offers();
    void firstOffer_data();
    void firstOffer();
    void onlyWhatMeansSomething();
    void everyNameIsRight();
    void neverFails();
    void calls_data();
    void calls();
    void limitsClasses_data();
    void limitsClasses();
    void explains_data();
    void explains();

private:
    Offers at(const QString& text, Format wanted = badFormat) const {
        std::uint32_t caret = 0;
        const std::string plain = without(text, caret);
        return offersAt(plain, caret, *m_project->model, m_context, wanted);
    }

    std::optional<Project> m_project;
    ExpressionContext m_context;
};

void CompletionTest::initTestCase() {
    auto project = openProject(ORRERY_SOURCE_DIR "/tests/data/expressions/project", ORRERY_RESOURCE_DIR "/vocabulary");
    QVERIFY(std::holds_alternative<Project>(project));
    m_project = std::move(std::get<Project>(project));
    m_context = expressionContext(RowPlace::scope, false, *m_project->model);
}

void CompletionTest::offers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("not_");
    const auto row = [](const char* name, const char* text, const char* with, const char* without) {
        QTest::newRow(name) << text << with << without;
    };
    row("X7.3 completion works while typing: at the beginning", "|",
        "Population MaxPopulation size owner Source Target turn min count half Hands Tension GRAVITY huge planet "
        "BLD_MILL if not product",
        "and or then CritMult near planets Costs BUILDING value");
    row("X7.3 completion works while typing: a word's beginning", "Pop|", "Population", "and");
    row("X7.3 completion works while typing: behind an operator", "1 + |", "Population half", "and then");
    row("X7.3 completion works while typing: in an open bracket", "(Population + |", "Population turn", "and");
    row("X7.3 completion works while typing: after an open call", "min(1, |", "Population max", "and planets");
    row("X7.3 completion works while typing: behind what is wrong", "Popul + * (true + |", "Population", "and");
    row("X7.3 completion works while typing: behind a value", "Population |", "and or div mod", "Population then");
    row("X7.3 completion works while typing: behind a bracket", "(Population) |", "and or", "Population");
    row("X7.3 completion works while typing: then", "if Population > 3 |", "then and", "Population");
    row("X7.3 completion works while typing: else", "if Population > 3 then 1 |", "else", "Population");
    row("X7.3 completion works while typing: in a text", "name == \"Po|", "", "Population and");
    row("X7.3 completion works while typing: behind a text", "name == \"Po\" |", "and", "Population");
    row("X7.3 completion works while typing: in a number", "12|", "", "Population and");
    row("I3.3 members after a dot", "Source.|", "Population MaxPopulation size owner Tension Penalized mood",
        "Hands GRAVITY Source turn min huge CritMult");
    row("I3.3 members after a dot and a beginning", "Source.owner.Pop|", "Population capital", "turn");
    row("I3.3 relations and types in a selection", "count(|", "planets objects ships attached near owned here",
        "Population min where of");
    row("I3.3 a type behind a relation", "count(owned |", "planets ships where of", "attached owned Population jumps");
    row("I3.3 a relation behind a type", "count(planets |", "owned near where", "ships Population of jumps");
    row("I3.3 jumps behind a number", "count(planets near 2 |", "jumps where of", "owned ships Population");
    row("I3.3 names in where", "count(planets where |", "Population size owner half", "owned planets and");
    row("I3.3 operators in where", "count(planets where Population > 3 |", "and or", "Population");
    row("I3.3 objects behind of", "count(owned planets of |", "Source Target owner", "planets and");
    row("I3.3 the value of an aggregate", "sum(owned planets, |", "Population half", "planets owned");
    row("I3.3 min takes numbers and objects", "min(|", "Population planets owned max", "and");
    row("I3.3 min of numbers", "min(Population, |", "Population", "planets owned");
    row("I3.3 an own aggregate", "product(|", "planets owned", "Population");
    row("X4.2 kinds in has", "has(|", "BUILDING TECH GUILD PROMOTION MOOD", "Population BLD_MILL");
    row("X4.2 buildings of has", "has(BUILDING, |", "BLD_MILL BLD_TOWER", "TECH_STEEL Population SHP_AXE");
    row("X4.2 techs of has, with a prefix", "has(GOM_TECH, |", "TECH_STEEL TECH_GLASS", "BLD_MILL");
    row("X4.2 values of has", "has(MOOD, |", "calm uneasy angry", "BLD_MILL huge");
    row("X4.2 members of a grouping", "has(GUILD, |", "BLD_MILL", "BLD_TOWER");
    row("X4.2 groupings", "has(GROUPING, |", "Guild Wonder Weapon", "BLD_MILL");
    row("X4.2 options", "has(OPTION, |", "HARD_MODE", "PACE TAX");
    row("X4.1 whom has asks", "has(BUILDING, BLD_MILL, |", "Source owner", "BLD_TOWER");
    row("X1.4 whose option", "option(|", "game empire", "HARD_MODE");
    row("X1.4 options of the game", "option(game, |", "HARD_MODE PACE", "TAX Population");
    row("X1.4 options of an empire", "option(empire, |", "TAX", "PACE");
    row("V6.1 tables", "lookup(|", "Costs Steps Sizes", "Population");
    row("V6.1 the key of a table", "lookup(Costs, |", "Population turn", "food");
    row("V6.1 columns of a table", "lookup(Costs, 1, |", "food colour label", "rank Population");
    row("V6.3 scopes", "dropIntoContext(|", "planet ship.weapon", "Population");
    row("V6.3 sub-scopes", "dropIntoContext(ship.|", "ship.weapon", "Population");
    row("V2.1 variables", "Source.owner.Weal|", "Wealth", "Hands");
    row("E8.1 maxima for last", "last(|", "MaxPopulation", "Population");
}

void CompletionTest::offers() {
    QFETCH(QString, text);
    QFETCH(QString, with);
    QFETCH(QString, not_);
    QStringList names;
    for (const Offer& offer : at(text).all) {
        names << QString::fromStdString(offer.name);
    }
    for (const QString& name : with.split(' ', Qt::SkipEmptyParts)) {
        QVERIFY2(names.contains(name), qPrintable(name + " is missing"));
    }
    for (const QString& name : not_.split(' ', Qt::SkipEmptyParts)) {
        QVERIFY2(!names.contains(name), qPrintable(name + " is offered"));
    }
}

void CompletionTest::firstOffer_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("first");
    const auto row = [](const char* name, const char* text, const char* wanted, const char* first) {
        QTest::newRow(name) << text << wanted << first;
    };
    row("I3.3 values first where the place wants them", "|", "Mood", "calm");
    row("I3.3 values first behind ==", "mood == |", "", "calm");
    row("I3.3 values first behind != of a member's member", "owner.capital.mood != |", "", "calm");
    row("I3.3 values first in the middle", "Population > 3 and mood == |", "", "calm");
    row("I3.3 values first behind a call", "lookup(Costs, 1, colour) == |", "", "blue");
    row("I3.3 types first behind ==", "type == |", "", "game");
    row("I3.3 classes first behind ==", "class == |", "", "BLD_MEGALITH");
    row("I3.3 values first of a function's parameter", "worse(|", "", "calm");
    row("I3.3 values first of a table's key", "lookup(Sizes, |", "", "asteroids");
    row("I3.3 members first elsewhere", "|", "", "Population");
    row("I3.3 members first behind == of numbers", "Population == |", "", "Population");
}

void CompletionTest::firstOffer() {
    QFETCH(QString, text);
    QFETCH(QString, wanted);
    QFETCH(QString, first);
    const auto enumeration = m_project->model->vocabulary.findEnumeration(wanted.toStdString());
    const Offers offers = at(text, enumeration ? Format{FormatKind::enumeration, *enumeration} : badFormat);
    QVERIFY(!offers.all.empty());
    QCOMPARE(QString::fromStdString(offers.all.front().name), first);
}

/// Checks that the checker accepts every offered value at the beginning of an expression (X7.1).
void CompletionTest::onlyWhatMeansSomething() {
    // T1, S9: names that refer to an event, a source or a scenario's objects are offered only where these exist.
    const auto has = [](const ExpressionContext& context, const Project& project, const char* name) {
        const Offers offers = offersAt("1 + ", 4, *project.model, context, badFormat);
        return std::ranges::count(offers.all, name, &Offer::name) == 1;
    };
    ExpressionContext context = m_context;
    QVERIFY(!has(context, *m_project, "Subject") && !has(context, *m_project, "amount"));
    QVERIFY(has(context, *m_project, "runtime") && !has(context, *m_project, "Sol_III"));
    context.hasSubject = true;
    QVERIFY(has(context, *m_project, "Subject") && has(context, *m_project, "amount"));
    const Offers members = offersAt("Subject.Pop", 11, *m_project->model, context, badFormat);
    QVERIFY(std::ranges::count(members.all, "Population", &Offer::name) == 1);
    const ObjectNames names{"Sol III", "Alpha-B"};
    context = expressionContext(RowPlace::watch, false, *m_project->model);
    context.objectNames = &names;
    QVERIFY(has(context, *m_project, "Sol_III") && !has(context, *m_project, "Alpha-B"));
    QVERIFY(!has(context, *m_project, "Source") && !has(context, *m_project, "runtime"));
    const Offers given = offersAt("runtime(", 8, *m_project->model, m_context, badFormat);
    QCOMPARE(given.all.size(), std::size_t{1});
    QCOMPARE(given.all.front().name, std::string("bonus"));
}

void CompletionTest::everyNameIsRight() {
    for (const Offer& offer : at("|").all) {
        if (offer.takesArguments || offer.kind == OfferKind::keyword || offer.name == "none") {
            continue;
        }
        std::vector<Diagnostic> diagnostics;
        checkExpression({offer.name, 0, {}}, {}, badFormat, m_context, diagnostics);
        const bool isAmbiguous = !diagnostics.empty() && diagnostics.front().code() == "expr.ambiguous-name";
        QVERIFY2(diagnostics.empty() || isAmbiguous, offer.name.c_str());
    }
}

/// Checks for an answer at every byte of every prefix of a long expression. Its word begins before the caret.
void CompletionTest::neverFails() {
    const std::string text =
        "if(has(BUILDING, BLD_MILL) and count(ships near (2 + 1) jumps of Source where \"a\" == name) "
        "> lookup(Costs, 1, food), [1, 2d6], dropIntoContext(ship.weapon, Source, 1, CritMult)) )]";
    for (std::size_t end = 0; end <= text.size(); ++end) {
        for (std::uint32_t caret = 0; caret <= end; ++caret) {
            const Offers offers = offersAt(text.substr(0, end), caret, *m_project->model, m_context, badFormat);
            QVERIFY(offers.begin <= caret);
        }
    }
}

void CompletionTest::calls_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("usage");
    QTest::addColumn<int>("argument");
    const auto row = [](const char* name, const char* text, const char* usage, int argument) {
        QTest::newRow(name) << text << usage << argument;
    };
    row("I3.3 signature of a function", "min(1|", "min(a, b, …)", 0);
    row("I3.3 signature behind a comma", "min(1, |", "min(a, b, …)", 1);
    row("I3.3 signature around a bracket", "min(1, (2 + |", "min(a, b, …)", 1);
    row("I3.3 signature of the innermost call", "min(1, abs(|", "abs(a)", 0);
    row("I3.3 signature behind the inner call", "min(abs(1), |", "min(a, b, …)", 1);
    row("I3.3 signature of an own function", "clamp(1, 2, |", "clamp(a: NUMBER, low: NUMBER, high: NUMBER)", 2);
    row("I3.3 signature of has", "has(BUILDING, |", "has(KIND, id, object)", 1);
    row("I3.3 no signature outside", "min(1, 2) + |", "", 0);
}

void CompletionTest::calls() {
    QFETCH(QString, text);
    QFETCH(QString, usage);
    QFETCH(int, argument);
    std::uint32_t caret = 0;
    const std::string plain = without(text, caret);
    const auto call = callAt(plain, caret, m_context);
    QCOMPARE(call ? QString::fromStdString(call->usage) : QString(), usage);
    QCOMPARE(call ? int(call->argument) : 0, argument);
}

void CompletionTest::limitsClasses_data() {
    QTest::addColumn<QString>("word");
    for (const char* word : {"", "B", "b", "BLD_", "bld", "s", "BLD_MILL", "zzz"}) {
        QTest::addRow("I3.3 of many classes those that fit best are offered, typing '%s'", word) << word;
    }
}

void CompletionTest::limitsClasses() {
    QFETCH(QString, word);
    constexpr std::size_t most = 2;
    const std::string text = "1 + " + word.toStdString();
    const auto offered = [&](std::size_t limit) {
        QStringList names;
        std::size_t taken[4] = {};
        const auto offset = static_cast<std::uint32_t>(text.size());
        for (const Offer& offer : offersAt(text, offset, *m_project->model, m_context, badFormat, limit).all) {
            const QString name = QString::fromStdString(offer.name);
            const int how = name == word                                 ? 0
                            : name.startsWith(word)                      ? 1
                            : name.startsWith(word, Qt::CaseInsensitive) ? 2
                            : name.contains(word, Qt::CaseInsensitive)   ? 3
                                                                         : 4;
            const bool isOther = offer.kind != OfferKind::objectClass;
            if (isOther || limit != allClasses || (how < 4 && taken[how]++ < most)) {
                names << name;
            }
        }
        return names;
    };
    QCOMPARE(offered(most), offered(allClasses));
}

void CompletionTest::explains_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("help");
    QTest::newRow("V2.1 a variable with its explanation") << "Hands"
                                                          << "NUMBER"
                                                          << "how many hands the empire's engineers have";
    QTest::newRow("V2.1 a variable with its scope") << "Tension"
                                                    << "planet: NUMBER"
                                                    << "";
    QTest::newRow("V6.1 a function with its parameters") << "half"
                                                         << "half(a: NUMBER)"
                                                         << "Half of it.";
    QTest::newRow("X1.4 a define with its help") << "GRAVITY"
                                                 << "NUMBER"
                                                 << "Of the home world.";
    QTest::newRow("I3.3 a member with its format")
        << "owner"
        << "OBJECT"
        << "The empire that owns the object, or none if it has no owner or several.";
}

void CompletionTest::explains() {
    QFETCH(QString, name);
    QFETCH(QString, detail);
    QFETCH(QString, help);
    const Offers offers = at("|");
    const auto found = std::ranges::find(offers.all, name.toStdString(), &Offer::name);
    QVERIFY(found != offers.all.end());
    QCOMPARE(QString::fromStdString(found->detail), detail);
    QCOMPARE(QString::fromStdString(found->help), help);
}

QTEST_APPLESS_MAIN(CompletionTest)
#include "completion_test.moc"
