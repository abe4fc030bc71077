// SPDX-License-Identifier: GPL-3.0-or-later
// The funnel of a group (I4.6): its counts add up, its result is the engine's own scope. The bounds that it suggests
// have the predicted results.
#include "engine/check/check.h"
#include "engine/content/parsed_project.h"
#include "engine/rules/conditions/condition_rows.h"
#include "engine/rules/shipped_rows.h"
#include "engine/trace/funnel.h"
#include "engine/turn/session.h"
#include "engine/universe/source.h"
#include "tests/engine/support/random_galaxy.h"
#include "tests/support/named_test.h"

#include <QTest>

using namespace orrery::engine;
using fixture::ConditionFixture;

namespace {

QString countsOf(const FunnelNode& node) {
    return QStringLiteral("%1→%2").arg(node.before.count()).arg(node.after.count());
}

/// Returns the numbers of objects before and after each condition of a part, in written order: "412→22 57→22".
QString counts(const Funnel& funnel, FunnelPart part) {
    QStringList words;
    for (std::size_t i = 0; i < funnel.nodes.size(); ++i) {
        if (funnel.sections[funnel.nodes[i].section].part == part) {
            words << countsOf(funnel.nodes[i]);
        }
    }
    return words.join(QLatin1Char(' '));
}

/// Sets different populations: Earth 3, Vega I 5, Deneb I 1, all others 0.
void populate(ConditionFixture& galaxy) {
    for (const auto& [name, people] : {std::pair("Earth", 3.0), std::pair("Luna", 0.0), std::pair("Vega I", 5.0),
                                       std::pair("Vega II", 0.0), std::pair("Deneb I", 1.0), std::pair("Belt", 0.0)}) {
        galaxy.table->writer->write(galaxy.models.column("Population"), galaxy.row(name), people,
                                    {.kind = CauseKind::setup});
    }
}

bool isWithin(const Bitmap& part, const Bitmap& whole) {
    Bitmap rest = part;
    return !rest.andNot(whole).any();
}

bool areApart(const Bitmap& a, const Bitmap& b) {
    Bitmap shared = a;
    shared &= b;
    return !shared.any();
}

Bitmap united(Bitmap a, const Bitmap& b) {
    a |= b;
    return a;
}

/// Returns a fault in the counts of a funnel; empty if they add up.
std::string faultOf(const Funnel& funnel) {
    for (const FunnelNode& node : funnel.nodes) {
        const std::string name(node.condition->spec->tag);
        if (node.isOpen) {
            continue;
        }
        const FunnelSection& section = funnel.sections[node.section];
        const Bitmap& came = node.isOfOthers               ? node.asked
                             : node.parent != noFunnelNode ? funnel.nodes[node.parent].asked
                                                           : united(section.candidates, node.asked);
        if (!areApart(node.yes, node.missing) || !isWithin(node.yes, node.asked) ||
            !isWithin(node.missing, node.asked) ||
            node.yes.count() + node.no().count() + node.missing.count() != node.asked.count()) {
            return name + ": matched, not matched and unanswered are not what was asked";
        }
        if (!areApart(node.asked, node.skipped) || (!node.isExclude && united(node.asked, node.skipped) != came)) {
            return name + ": asked and not evaluated are not what came";
        }
        if (!isWithin(node.after, node.before) || !isWithin(node.before, united(node.asked, node.skipped))) {
            return name + ": more goes out than came in";
        }
    }
    return {};
}

/// Returns a fault in the results of conditions with children, by Kleene's rules; empty if there is none.
std::string faultOfChildren(const Funnel& funnel) {
    for (std::size_t i = 0; i < funnel.nodes.size(); ++i) {
        const FunnelNode& node = funnel.nodes[i];
        std::vector<const FunnelNode*> children;
        for (const FunnelNode& other : funnel.nodes) {
            if (other.parent == i) {
                children.push_back(&other);
            }
        }
        if (children.empty() || node.isOpen) {
            continue;
        }
        const std::string_view tag = node.condition->spec->tag;
        if (tag == "and" && children.back()->after != node.yes) {
            return "and: what the last one lets through is not what matches";
        }
        Bitmap some(node.yes.size());
        for (const FunnelNode* const child : children) {
            if (tag == "or" && !areApart(some, child->yes)) {
                return "or: counted twice";
            }
            some |= child->yes;
        }
        if (tag == "or" && some != node.yes) {
            return "or: what the children match is not what matches";
        }
        if (tag == "not" && (node.yes != children.front()->no() || node.missing != children.front()->missing)) {
            return "not: what matches is not what the child does not match";
        }
        if (tag == "ordered-alternatives" && some != node.yes) {
            return "ordered-alternatives: what the children match is not what matches";
        }
    }
    return {};
}

} // namespace

class TraceFunnelTest : public QObject {
    Q_OBJECT

private slots:
    void narrows_data();
    void narrows();
    void agreesWithScopes_data();
    void agreesWithScopes();
    NAMED_TEST(agreesOnTheDemo, "I4.6 on the demo every group's funnel ends in the engine's scope");
    void thresholds_data();
    void thresholds();
    NAMED_TEST(thresholdsComeTrue, "I4.6 with the bound that the funnel names, as many more match as it said");
    void probes_data();
    void probes();
    NAMED_TEST(triggersAndBlocks, "I4.6 conditions of triggers and of effects are funnels too");
    NAMED_TEST(aloneFromTheRun, "I4.6 a detached state is asked while the run goes on");
    NAMED_TEST(otherContent, "I4.9 conditions of newer content are asked of a state of the older");
    void readable_data();
    void readable();
    NAMED_TEST(roundsOutward, "I4.6 a bound that is named is short, and lets through what it says") {
        const FunnelThreshold above{0, "≥", 5.0, {{4.23456, 1}, {2.0, 2}}};
        QCOMPARE(above.nearest(), 4.23);
        const FunnelThreshold below{0, "≤", 5.0, {{109.45907911178497, 1}, {109.4595, 2}, {200.0, 3}}};
        QCOMPARE(below.nearest(), 109.46);
        QCOMPARE(below.moreAt(below.nearest()), std::size_t{2});
        const FunnelThreshold exact{0, "≥", 5.0, {{4.1, 1}}};
        QCOMPARE(exact.moreAt(exact.nearest()), std::size_t{1});
    }
    NAMED_TEST(stops, "I4.6 a funnel that nobody wants any more is given up");
};

void TraceFunnelTest::narrows_data() {
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("scope");
    const auto row = [](const char* name, const char* group, const char* expected, const char* scope) {
        QTest::newRow(name) << QString(group) << QString(expected) << QString(scope);
    };
    row("I4.6 an and narrows in written order",
        "<include><and><object-type type='planet'/><empire-affiliation/><meter-value meter='Population' "
        "at-least='3'/></and></include>",
        "17→1 17→6 6→2 2→1", "Earth");
    row("I4.6 what an or has matched is not asked again",
        "<include><or><planet-size size='tiny'/><object-type type='planet'/></or></include>", "17→7 17→2 15→5",
        "Earth, Luna, Vega I, Vega II, Deneb I, Belt, Ruins");
    row("I4.6 a not matches what the condition inside does not",
        "<include><and><object-type type='planet'/><not><planet-size size='tiny'/></not></and></include>",
        "17→5 17→6 6→5 6→1", "Earth, Vega I, Vega II, Deneb I, Belt");
    row("I4.6 a second include adds what the first left out",
        "<include><planet-size size='tiny'/></include><include><object-type type='planet'/></include>", "17→2 15→5",
        "Earth, Luna, Vega I, Vega II, Deneb I, Belt, Ruins");
    row("I4.6 excludes subtract one after the other",
        "<include><object-type type='planet'/></include><exclude><self/></exclude>"
        "<exclude><planet-size size='tiny'/></exclude>",
        "17→6 6→5 5→4", "Vega I, Vega II, Deneb I, Belt");
    row("I4.6 an inner condition another one is asked of everything",
        "<include><and><object-type type='system'/><contains><planet-size size='huge'/></contains></and></include>",
        "17→1 17→4 4→1 17→1", "Vega");
    row("I4.6 of alternatives the first that matches anything decides",
        "<include><ordered-alternatives><planet-size size='huge'/><object-type type='planet'/>"
        "</ordered-alternatives></include>",
        "17→1 17→1 0→0", "Vega II");
}

void TraceFunnelTest::narrows() {
    QFETCH(const QString, group);
    QFETCH(const QString, expected);
    QFETCH(const QString, scope);
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group>" + group.toStdString() + "</group>");
    galaxy.begin();
    populate(galaxy);
    Evaluator evaluator(*galaxy.program);
    const Row earth = galaxy.row("Earth");
    const auto funnel =
        makeFunnel({.group = 0, .holder = earth, .source = earth}, evaluator, galaxy.table->universe.view());
    QVERIFY(funnel);
    QCOMPARE(counts(*funnel, FunnelPart::scope), expected);
    QCOMPARE(QString::fromStdString(galaxy.names(funnel->find(FunnelPart::scope)->result)), scope);
    QCOMPARE(faultOf(*funnel), std::string());
    QCOMPARE(faultOfChildren(*funnel), std::string());
}

void TraceFunnelTest::agreesWithScopes_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < conditionRows().size(); ++i) {
        QTest::newRow(("I4.6 random scopes around " + std::string(conditionRows()[i].tag)).c_str())
            << static_cast<int>(i);
    }
}

void TraceFunnelTest::agreesWithScopes() {
    QFETCH(const int, row);
    for (std::uint32_t seed = 0; seed < 4; ++seed) {
        fixture::Random random(seed * 977 + static_cast<std::uint32_t>(row));
        ConditionFixture galaxy(seed % 2 == 0 ? "strict" : "extended");
        const auto any = [&](int depth) {
            return random.condition(conditionRows()[random.below(conditionRows().size())], depth);
        };
        const std::string first = random.condition(conditionRows()[static_cast<std::size_t>(row)], 2);
        const std::string text = "<group><include><and>" + first + any(1) + "</and></include><include><or>" + any(1) +
                                 first + "</or></include><exclude><and>" + any(1) + any(1) +
                                 "</and></exclude><exclude><not>" + first + "</not></exclude></group>";
        galaxy.addGroup("PLANET", text);
        galaxy.addGroup("SHIP", "<group><include>" + first + "</include><exclude>" + any(2) + "</exclude></group>");
        galaxy.program = compile(galaxy.models.share());
        galaxy.table = std::make_unique<fixture::Table>(galaxy.models, seed);
        fixture::fill(*galaxy.table, random, 30);
        Evaluator evaluator(*galaxy.program);
        const View view = galaxy.table->universe.view();
        for (std::uint32_t group = 0; group < galaxy.program->groups.size(); ++group) {
            for (int i = 0; i < 4; ++i) {
                const Row source = random.below(view.rowCount);
                if (!view.exists(source)) {
                    continue;
                }
                const Row object = random.chance(50) ? noRow : random.below(view.rowCount);
                const auto funnel = makeFunnel({group, source, source, object}, evaluator, view);
                QVERIFY(funnel);
                QVERIFY2(funnel->find(FunnelPart::scope)->result.rows() ==
                             *evaluator.scope(galaxy.program->groups[group], view, source),
                         text.c_str());
                QVERIFY2(faultOf(*funnel).empty(), (faultOf(*funnel) + text).c_str());
                QVERIFY2(faultOfChildren(*funnel).empty(), (faultOfChildren(*funnel) + text).c_str());
                for (const FunnelNode& node : funnel->nodes) {
                    if (node.probe && node.probe->isAsked) {
                        const Truth truth = node.yes.test(object)       ? Truth::yes
                                            : node.missing.test(object) ? Truth::missing
                                                                        : Truth::no;
                        QVERIFY2(node.probe->truth == truth, text.c_str());
                    }
                }
            }
        }
    }
}

void TraceFunnelTest::agreesOnTheDemo() {
    const auto vocabulary = readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/");
    std::vector<Diagnostic> diagnostics;
    const auto model = check(parseProject(arrangeSources(readFolder(ORRERY_RESOURCE_DIR "/demo"), vocabulary)),
                             shippedRows(), diagnostics);
    const auto program = compile(model);
    std::size_t compared = 0;
    std::size_t excluded = 0;
    for (const CheckedScenario& scenario : model->scenarios) {
        const auto session = Session::start(program, scenario);
        session->goTo(5);
        const View view = session->state().view();
        Evaluator evaluator(*program);
        for (std::size_t index = 0; index < program->groups.size(); ++index) {
            const CompiledGroup& group = program->groups[index];
            for (Row holder = 0; holder < view.rowCount; ++holder) {
                if (!view.exists(holder) || view.builtin(Builtin::objectClass, holder) != group.objectClass) {
                    continue;
                }
                const Row source = sourceOf(view, group.source, holder);
                if (source == noRow) {
                    continue;
                }
                const auto funnel = makeFunnel({group.index, holder, source, noRow}, evaluator, view);
                QVERIFY(funnel);
                QCOMPARE(funnel->find(FunnelPart::scope)->result.rows(), *evaluator.scope(group, view, source));
                QCOMPARE(funnel->find(FunnelPart::activation)->result.any(), evaluator.isActive(group, view, source));
                QCOMPARE(faultOf(*funnel), std::string());
                QCOMPARE(faultOfChildren(*funnel), std::string());
                ++compared;
                excluded += group.exclude.empty() ? 0 : 1;
            }
        }
    }
    QVERIFY(compared > 100);
    QVERIFY(excluded > 0);
}

void TraceFunnelTest::thresholds_data() {
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* conditions, const char* expected) {
        QTest::newRow(name) << QString(conditions) << QString(expected);
    };
    // Populations: Earth 3, Luna 0, Vega I 5, Vega II 0, Deneb I 1, Belt 0.
    row("I4.6 the nearest numbers that would match",
        "<object-type type='planet'/><meter-value meter='Population' at-least='4'/>", "≥ 3: 1, ≥ 1: 2, ≥ 0: 5");
    row("I4.6 what fails elsewhere too is not counted",
        "<meter-value meter='Population' at-least='4'/><empire-affiliation/>", "≥ 3: 1, ≥ 0: 2");
    row("I4.6 a bound from above", "<object-type type='planet'/><meter-value meter='Population' at-most='0'/>",
        "≤ 1: 1, ≤ 3: 2, ≤ 5: 3");
    row("I4.6 a bound from above beside one from below that is met",
        "<object-type type='planet'/><meter-value meter='Population' at-least='0' at-most='0'/>",
        "≤ 1: 1, ≤ 3: 2, ≤ 5: 3");
    row("I4.6 a comparison of one's own", "<object-type type='planet'/><expression if='Population &gt;= 2 + 2'/>",
        "≥ 3: 1, ≥ 1: 2, ≥ 0: 5");
    row("I4.6 the other way round", "<object-type type='planet'/><expression if='0 &gt;= Population'/>",
        "≤ 1: 1, ≤ 3: 2, ≤ 5: 3");
    row("I4.6 jumps", "<object-type type='system'/><starlane-jumps-to-source at-most='0'/>", "≤ 1: 1, ≤ 2: 2");
    row("I4.6 inside a not there is none",
        "<object-type type='planet'/><not><meter-value meter='Population' at-least='9'/></not>", "");
    row("I4.6 in an or what matches otherwise is not counted",
        "<object-type type='planet'/><or><planet-size size='medium'/><meter-value meter='Population' "
        "at-least='5'/></or>",
        "≥ 1: 1, ≥ 0: 4");
}

void TraceFunnelTest::thresholds() {
    QFETCH(const QString, conditions);
    QFETCH(const QString, expected);
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><include><and>" + conditions.toStdString() + "</and></include></group>");
    galaxy.begin();
    populate(galaxy);
    Evaluator evaluator(*galaxy.program);
    const Row earth = galaxy.row("Earth");
    const auto funnel =
        makeFunnel({.group = 0, .holder = earth, .source = earth}, evaluator, galaxy.table->universe.view());
    QVERIFY(funnel);
    QStringList found;
    for (const FunnelNode& node : funnel->nodes) {
        if (node.threshold) {
            double last = std::numeric_limits<double>::quiet_NaN();
            for (const auto& [value, row] : node.threshold->values) {
                if (value != last) {
                    found << QStringLiteral("%1 %2: %3")
                                 .arg(QString::fromUtf8(node.threshold->sign.data()))
                                 .arg(value)
                                 .arg(node.threshold->moreAt(value));
                }
                last = value;
            }
        }
    }
    QCOMPARE(found.join(QStringLiteral(", ")), expected);
}

/// Checks that a suggested bound matches as many more objects as predicted: writes it into the condition and evaluates
/// again.
void TraceFunnelTest::thresholdsComeTrue() {
    int tried = 0;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const auto scopeWith = [&](const std::string& bound, std::optional<Funnel>& funnel) {
            fixture::Random random(seed);
            ConditionFixture galaxy;
            const std::string other = random.condition(conditionRows()[random.below(conditionRows().size())], 1);
            galaxy.addGroup("PLANET", "<group><include><and><meter-value meter='Population' at-least='" + bound +
                                          "'/><or><object-type type='planet'/>" + other +
                                          "</or></and></include><exclude>" + other + "</exclude></group>");
            galaxy.program = compile(galaxy.models.share());
            galaxy.table = std::make_unique<fixture::Table>(galaxy.models, seed);
            fixture::fill(*galaxy.table, random, 40);
            for (int i = 0; i < 4; ++i) {
                fixture::disturb(*galaxy.table, random);
            }
            Evaluator evaluator(*galaxy.program);
            const View view = galaxy.table->universe.view();
            Row source = 0;
            while (!view.exists(source)) {
                ++source;
            }
            funnel = makeFunnel({0, source, source, noRow}, evaluator, view);
            // The program ends with the galaxy, so the funnel keeps only the counts.
            for (FunnelNode& node : funnel->nodes) {
                node.condition = nullptr;
            }
            return funnel->find(FunnelPart::scope)->result.count();
        };
        std::optional<Funnel> funnel;
        const std::size_t before = scopeWith("4", funnel);
        const auto& threshold = funnel->nodes[1].threshold;
        if (!threshold) {
            continue;
        }
        const double nearest = threshold->values.front().first;
        const std::size_t more = threshold->moreAt(nearest);
        std::optional<Funnel> other;
        QCOMPARE(scopeWith(formatNumber(nearest), other), before + more);
        ++tried;
    }
    QVERIFY(tried > 5);
}

void TraceFunnelTest::probes_data() {
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* condition, const char* object, const char* expected) {
        QTest::newRow(name) << QString(condition) << QString(object) << QString(expected);
    };
    row("I4.6 a probe tells the compared numbers", "<meter-value meter='Population' at-least='5'/>", "Earth",
        "no: 3 ≥ 5");
    row("I4.6 both bounds", "<meter-value meter='Population' at-least='2' below='1 + Source.Population'/>", "Earth",
        "yes: 3 ≥ 2 and < 4");
    row("I4.6 both sides of a comparison", "<expression if='Population + 0.5 &gt; Source.Population * 2'/>", "Vega I",
        "no: 5.5 > 6");
    row("I4.6 values that are no numbers", "<expression if='size == Source.size'/>", "Luna", "no: tiny = medium");
    row("I4.6 what is found where no numbers are compared", "<planet-size size='tiny'/>", "Earth",
        "no: size is medium, required: tiny");
    row("I4.6 what cannot be answered", "<meter-value meter='Population' at-least='5'/>", "Scout",
        "missing: has no meter Population, required: at least 5");
}

void TraceFunnelTest::probes() {
    QFETCH(const QString, condition);
    QFETCH(const QString, object);
    QFETCH(const QString, expected);
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><include>" + condition.toStdString() + "</include></group>");
    galaxy.begin();
    populate(galaxy);
    Evaluator evaluator(*galaxy.program);
    const Row earth = galaxy.row("Earth");
    const auto funnel =
        makeFunnel({0, earth, earth, galaxy.row(object.toStdString())}, evaluator, galaxy.table->universe.view());
    QVERIFY(funnel && funnel->nodes.front().probe);
    const FunnelProbe& probe = *funnel->nodes.front().probe;
    QCOMPARE(QStringLiteral("%1: %2").arg(probe.truth == Truth::yes       ? "yes"
                                          : probe.truth == Truth::missing ? "missing"
                                                                          : "no",
                                          QString::fromStdString(probe.compared.english())),
             expected);
}

namespace {

std::shared_ptr<const Program> load(const std::string& classes, QStringList* errors = nullptr) {
    FolderContents folder{.name = "funnel", .files = {}, .diagnostics = {}};
    folder.files["a.xml"] = std::make_shared<const SourceText>("a.xml", "<orrery format='1'>" + classes + R"(
  <class id="SPC_RUINS" type="special"/>
  <scenario id="s">
    <empire id="Terrans" capital="Sol III"/>
    <system name="Sol" x="0" y="0" star-colour="yellow"/>
    <planet name="Sol III" system="Sol" size="medium" environment="terran" owner="Terrans"/>
    <planet name="Sol IV" system="Sol" size="tiny" owner="Terrans"/>
    <planet name="Sol V" system="Sol" size="tiny"/>
    <place class="BLD_WATCH" on="Sol III" owner="Terrans"/>
  </scenario></orrery>)");
    folder.files["orrery.xml"] =
        std::make_shared<const SourceText>("orrery.xml", R"(<project format="1" name="Funnel"/>)");
    std::vector<Diagnostic> diagnostics;
    const auto model =
        check(parseProject(arrangeSources(folder, readFolder(ORRERY_RESOURCE_DIR "/vocabulary", "vocabulary/"))),
              shippedRows(), diagnostics);
    for (const Diagnostic& found : diagnostics) {
        if (errors != nullptr && found.severity() == Severity::error) {
            *errors << QString::fromStdString(found.message());
        }
    }
    return compile(model);
}

const std::string watch = R"(<class id="BLD_WATCH" type="building">
  <group id="guard">
    <trigger after="destroyed" of="owned"><planet-size size="tiny"/><expression if="Subject.size == tiny"/></trigger>
    <scope><include><object-type type="planet"/></include></scope>
    <effects>
      <conditional><if><planet-size size="tiny"/></if><then><set-star-colour colour="red"/></then></conditional>
      <set-target><which><object-type type="planet"/><expression if="size == Target.size"/></which></set-target>
    </effects>
  </group></class>)";

std::uint32_t groupOf(const Program& program, std::string_view id) {
    for (std::uint32_t index = 0; index < program.groups.size(); ++index) {
        if (program.checkedGroup(index).id == id) {
            return index;
        }
    }
    return ~0u;
}

Row rowOf(const View& view, std::string_view name) {
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && view.nameOf(row) == name) {
            return row;
        }
    }
    return noRow;
}

} // namespace

void TraceFunnelTest::triggersAndBlocks() {
    QStringList errors;
    const auto program = load(watch, &errors);
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(QLatin1Char('\n'))));
    const auto session = Session::start(program, *program->model->findScenario("s"));
    const View view = session->state().view();
    Evaluator evaluator(*program);
    FunnelQuestion question{groupOf(*program, "guard"), rowOf(view, "Sol III"), rowOf(view, "Sol III"), noRow};
    auto funnel = makeFunnel(question, evaluator, view);
    QVERIFY(funnel);
    QCOMPARE(funnel->find(FunnelPart::trigger)->result.rows(), RowList{rowOf(view, "Sol IV")});
    std::vector<const FunnelSection*> blocks;
    for (const FunnelSection& section : funnel->sections) {
        if (section.part == FunnelPart::block) {
            blocks.push_back(&section);
        }
    }
    QCOMPARE(blocks.size(), std::size_t{2});
    QCOMPARE(blocks[0]->candidates.count(), std::size_t{3});
    QCOMPARE(blocks[0]->result.count(), std::size_t{2});
    QVERIFY2(blocks[1]->isOpen, "nobody is looked at, so nobody knows what Target is");
    question.object = rowOf(view, "Sol V");
    funnel = makeFunnel(question, evaluator, view);
    QCOMPARE(funnel->sections.back().result.rows(), (RowList{rowOf(view, "Sol IV"), rowOf(view, "Sol V")}));
    QCOMPARE(faultOf(*funnel), std::string());
}

void TraceFunnelTest::aloneFromTheRun() {
    const auto program = load(watch);
    const auto session = Session::start(program, *program->model->findScenario("s"));
    const State alone = session->state().detached();
    Evaluator evaluator(*program);
    const Row source = rowOf(alone.view(), "Sol III");
    const FunnelQuestion question{groupOf(*program, "guard"), source, source, noRow};
    const auto before = makeFunnel(question, evaluator, alone.view());
    session->goTo(3);
    Evaluator fresh(*program);
    const auto after = makeFunnel(question, fresh, alone.view());
    QVERIFY(before && after);
    QCOMPARE(counts(*after, FunnelPart::scope), counts(*before, FunnelPart::scope));
    QCOMPARE(alone.view().turn, 0u);
}

void TraceFunnelTest::otherContent() {
    const auto old = load(watch);
    const auto session = Session::start(old, *old->model->findScenario("s"));
    std::string edited = watch;
    edited.replace(edited.find("<object-type type=\"planet\"/>"), 28, "<planet-size size=\"tiny\"/>  ");
    const auto program = load(edited);
    QVERIFY(canRead(*program->model, *old->model));
    const State alone = session->state().detached();
    const View view = viewFor(*program->model, alone.view());
    Evaluator evaluator(*program);
    const Row source = rowOf(view, "Sol III");
    const auto funnel = makeFunnel({groupOf(*program, "guard"), source, source, noRow}, evaluator, view);
    QCOMPARE(funnel->find(FunnelPart::scope)->result.count(), std::size_t{2});
    QVERIFY(!canRead(*load("<vocabulary><meter id='Joy'/><type id='planet' extend='true'><has meter='Joy'/></type>"
                           "</vocabulary>" +
                           watch)
                          ->model,
                     *old->model));
    QVERIFY(!canRead(*load("<class id='A' type='planet'/>" + watch)->model, *old->model));
}

void TraceFunnelTest::readable_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("others");
    QTest::addColumn<bool>("isReadable");
    const auto row = [](const char* name, const char* words, const char* others, bool isReadable) {
        QTest::newRow(name) << words << others << isReadable;
    };
    row("I4.9 content can read a state of the same names", "", "", true);
    row("I4.9 not where a meter is called otherwise", "'Joy'", "'Zeal'", false);
    row("I4.9 not where a property has another format", "format='Mood'", "format='boolean'", false);
    row("I4.9 not where a property is a meter", "<meter id='Joy'/>", "<property id='Joy'/>", false);
    row("I4.9 not where a type is called otherwise", "id='crew'", "id='gang'", false);
    row("I4.9 not where a value is called otherwise", "id='calm'", "id='wild'", false);
    row("I4.9 not where a class is called otherwise", "id='A'", "id='B'", false);
    row("I4.9 not where a class is of another type", "type='special'", "type='tech'", false);
    row("I4.9 not where another type has the property", "id='building' extend", "id='special' extend", false);
    row("I4.9 not where a class is missing", "<class id='LAST' type='tech'/>", "", false);
}

void TraceFunnelTest::readable() {
    QFETCH(QString, words);
    QFETCH(QString, others);
    QFETCH(bool, isReadable);
    const QString content = "<vocabulary><enumeration id='Mood'><value id='calm'/></enumeration><meter id='Joy'/>"
                            "<property id='mood' format='Mood'/><type id='crew' attached-to='planet'/>"
                            "<type id='building' extend='true'><has property='mood'/></type>"
                            "<type id='planet' extend='true'><has KIND='Joy'/></type></vocabulary>"
                            "<class id='A' type='special'/>";
    const QString before = content + QString::fromStdString(watch) + "<class id='LAST' type='tech'/>";
    QString now = before;
    if (!words.isEmpty()) {
        QVERIFY(before.contains(words));
        now.replace(words, others);
    }
    const auto loaded = [](QString text) {
        text.replace("KIND", text.contains("<property id='Joy'") ? "property" : "meter");
        return load(text.toStdString());
    };
    QCOMPARE(canRead(*loaded(now)->model, *loaded(before)->model), isReadable);
}

void TraceFunnelTest::stops() {
    ConditionFixture galaxy;
    galaxy.addGroup("PLANET", "<group><include><object-type type='planet'/></include></group>");
    galaxy.begin();
    populate(galaxy);
    Evaluator evaluator(*galaxy.program);
    const Row earth = galaxy.row("Earth");
    const std::atomic<bool> stop = true;
    QVERIFY(!makeFunnel({0, earth, earth, noRow}, evaluator, galaxy.table->universe.view(), &stop));
}

QTEST_APPLESS_MAIN(TraceFunnelTest)
#include "trace_funnel_test.moc"
