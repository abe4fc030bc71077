// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest miss: the smallest set of changes that lets a group act on an object (I4.5).
#include "engine/check/check.h"
#include "engine/lab/miss_trial.h"
#include "engine/lab/nearest_miss.h"
#include "engine/orrery.h"
#include "engine/rules/shipped_rows.h"
#include "engine/text/text_edit.h"
#include "tests/engine/support/game_fixture.h"
#include "tests/engine/support/import_fixture.h"
#include "tests/engine/support/turn_content.h"
#include "tests/support/named_test.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <map>
#include <random>
#include <string>
#include <vector>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t sampled = 20; // the usual build asks all
#else
constexpr std::size_t sampled = 150;
#endif

const std::string vocabularyFolder = ORRERY_RESOURCE_DIR "/vocabulary";

/// Returns whether a group of a holder acted on an object in a step, as why-not says.
bool acts(const Session& session, const MissQuestion& question) {
    return whyNot(session, question.turn, question.group, question.holder, question.object).stage == WhyNotStage::fired;
}

/// Applies a set of changes to the project, plays it from the start, and returns whether the group acts. Computes only
/// the turn again if the set promises no more.
bool actsWith(const Project& project, const Session& session, const MissQuestion& question, const Miss& miss) {
    std::vector<TextEdit> edits;
    std::vector<Override> overrides;
    for (const MissChange& change : miss.changes) {
        edits.insert(edits.end(), change.edits.begin(), change.edits.end());
        if (change.override) {
            overrides.push_back(*change.override);
        }
    }
    std::shared_ptr<const Program> program = session.sharedProgram();
    if (!edits.empty()) {
        ProjectSources sources = project.parsed.sources;
        std::shared_ptr<const SourceText>& text = sources.files[edits.front().file.value].text;
        text = std::make_shared<const SourceText>(text->path(), applyEdits(text->bytes(), edits));
        std::vector<Diagnostic> diagnostics;
        program = compile(check(parseProject(std::move(sources)), shippedRows(), diagnostics));
    }
    const bool isLasting = miss.isWhatIf() || (miss.isEdit() && miss.holdsFromStart == true);
    if (!isLasting) { // only in the turn
        const auto step = session.stepAgain(question.turn, *program, overrides);
        return step &&
               missVerdict(step->log, program->checkedGroup(question.group), question).end == MissVerdict::End::acts;
    }
    const auto again = Session::start(program, session.scenario(), session.seed());
    again->goTo(question.turn - 1);
    if (!again->stepUnder(question.turn, overrides)) {
        return false;
    }
    return acts(*again, question);
}

/// The results of many questions.
struct Counts {
    std::size_t asked = 0;
    std::map<MissOutcome, std::size_t> outcomes;
    std::size_t working = 0;
    std::size_t inTurnOnly = 0;       ///< misses that work in the turn, but not in a run from the start
    std::size_t wrong = 0;            ///< misses that do not work after all
    std::vector<double> first, whole; ///< milliseconds
};

double milliseconds(std::chrono::steady_clock::time_point since) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
}

/// Returns whether the effects of a group can act on an object, as far as its type decides: it has the value that an
/// effect changes, or the group acted on an object of its type before.
bool isSuitable(const Session& session, const MissQuestion& question) {
    const View view = session.state().view();
    const CompiledGroup& group = session.program().groups[question.group];
    for (const CompiledEffect& effect : group.effects) {
        const auto property = view.layout->find(effect.spec->property);
        if ((effect.spec->operation != MeterOperation::none && view.has(question.object, effect.column)) ||
            (property && view.has(question.object, *property))) {
            return true;
        }
    }
    for (std::uint32_t turn = 1; turn <= question.turn; ++turn) {
        for (const Firing& firing : session.history().log(turn).firings) {
            if (firing.group == question.group && !firing.scope->empty() &&
                view.typeOf(firing.scope->front()) == view.typeOf(question.object)) {
                return true;
            }
        }
    }
    return false;
}

/// Asks about random groups, holders and objects that a group did not act on: inactive, or out of its scope.
void sample(const Project& project, const Session& session, std::uint32_t turn, std::size_t count, std::uint32_t seed,
            bool areSuitable, Counts& counts) {
    const std::size_t wanted = counts.asked + count;
    const View view = session.state().view();
    std::vector<MissQuestion> questions;
    for (Row holder = 0; holder < view.rowCount; ++holder) {
        if (view.exists(holder)) {
            const auto index = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, holder));
            for (const std::uint32_t group : session.program().groupsOf(index)) {
                questions.push_back({.turn = turn, .group = group, .holder = holder});
            }
        }
    }
    std::mt19937 random(seed);
    for (std::size_t tried = 0; counts.asked < wanted && tried < 50 * count && !questions.empty(); ++tried) {
        MissQuestion question = questions[random() % questions.size()];
        question.object = static_cast<Row>(random() % view.rowCount);
        if (areSuitable && (!view.exists(question.object) || !isSuitable(session, question))) {
            continue;
        }
        const WhyNot why = whyNot(session, turn, question.group, question.holder, question.object);
        if (!view.exists(question.object) ||
            (why.stage != WhyNotStage::activation && why.stage != WhyNotStage::scope)) {
            continue;
        }
        ++counts.asked;
        std::optional<double> first;
        const auto since = std::chrono::steady_clock::now();
        const NearestMiss miss = nearestMiss({session, project.parsed, shippedRows()}, question, nullptr,
                                             [&](const NearestMiss&) { first = first.value_or(milliseconds(since)); });
        counts.whole.push_back(milliseconds(since));
        if (first) {
            counts.first.push_back(*first);
        }
        ++counts.outcomes[miss.outcome];
        const std::string label = groupLabel(*project.model, session.program().checkedGroup(question.group)) + " of #" +
                                  std::to_string(question.holder) + " on #" + std::to_string(question.object);
        if (miss.outcome != MissOutcome::found) {
            if (std::getenv("ORRERY_SHOW") != nullptr) {
                qInfo("%s: %s; whole %.1f ms, %zu leaves, %zu trials; %s; %s", label.c_str(),
                      std::string(missOutcomeName(miss.outcome)).c_str(), counts.whole.back(), miss.leaves, miss.trials,
                      why.sentence.english().c_str(), miss.sentence.english().c_str());
            }
            continue;
        }
        const bool isWorking = std::ranges::all_of(
            miss.misses, [&](const Miss& one) { return actsWith(project, session, question, one); });
        const bool isLasting = std::ranges::any_of(
            miss.misses, [](const Miss& one) { return one.isWhatIf() || one.holdsFromStart == true; });
        counts.working += isWorking ? 1 : 0;
        counts.inTurnOnly += isLasting ? 0 : 1;
        if (!isWorking) {
            ++counts.wrong;
            qWarning("%s: does not work", label.c_str());
        }
        if (!isWorking || std::getenv("ORRERY_SHOW") != nullptr) {
            for (const Miss& one : miss.misses) {
                std::string text;
                for (const MissChange& change : one.changes) {
                    text += "; " + change.sentence.english();
                }
                qInfo("%s: %s [%s]%s | first %.1f ms whole %.1f ms, %zu leaves %zu trials", label.c_str(),
                      why.sentence.english().c_str(),
                      one.holdsFromStart ? (*one.holdsFromStart ? "run" : "turn only") : "what-if", text.c_str(),
                      first.value_or(-1.0), counts.whole.back(), miss.leaves, miss.trials);
            }
        }
    }
}

std::shared_ptr<const SourceText> played(const std::string& statements) {
    return classicText("played.xml", "<orrery format=\"1\"><scenario id=\"played\"><galaxy seed=\"7\" systems=\"20\" "
                                     "empires=\"2\" planets=\"3\"/>" +
                                         statements + "</scenario></orrery>");
}

/// Returns statements that give each empire all techs, and specials and buildings on the capital.
std::string everything(const CheckedModel& model, const View& view) {
    std::string statements;
    for (Row row = 0; row < view.rowCount; ++row) {
        const double capital = view.builtin(Builtin::capital, row);
        if (model.vocabulary.types()[view.typeOf(row)].id != "empire" || capital < 0.0) {
            continue;
        }
        const std::string on = view.nameOf(static_cast<Row>(capital));
        for (const CheckedClass& one : model.classes) {
            const std::string& type = model.vocabulary.types()[one.type].id;
            if (type == "tech") {
                statements += "<give-tech tech=\"" + one.id + "\" to=\"" + view.nameOf(row) + "\"/>";
            } else if (type == "special" || type == "building") {
                statements += "<place class=\"" + one.id + "\" on=\"" + on + "\" owner=\"" + view.nameOf(row) + "\"/>";
            }
        }
    }
    return statements;
}

double percentile(std::vector<double> values, double share) {
    std::ranges::sort(values);
    return values.empty() ? 0.0 : values[static_cast<std::size_t>(share * double(values.size() - 1))];
}

void print(const char* name, const Counts& counts) {
    const auto of = [&](MissOutcome outcome) {
        const auto found = counts.outcomes.find(outcome);
        return found == counts.outcomes.end() ? std::size_t{0} : found->second;
    };
    qInfo("%s: %zu pairs: %zu misses (%zu work, %zu of them in the turn only), %zu proofs, %zu cut searches", name,
          counts.asked, of(MissOutcome::found), counts.working, counts.inTurnOnly, of(MissOutcome::none),
          of(MissOutcome::cut));
    if (!counts.whole.empty()) {
        qInfo("first answer %.1f ms (median), %.1f ms (95 %%), %.1f ms (longest); whole %.1f, %.1f, %.1f ms",
              percentile(counts.first, 0.5), percentile(counts.first, 0.95), percentile(counts.first, 1.0),
              percentile(counts.whole, 0.5), percentile(counts.whole, 0.95), percentile(counts.whole, 1.0));
    }
}

} // namespace

class LabMissTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    NAMED_TEST(isStopped, "I4.5 the search for the nearest miss can be stopped");
    void works_data();
    void works();
    void samples_data();
    void samples();
};

void LabMissTest::finds_data() {
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QStringList>("expected"); ///< outcome, then the changes of each miss
    const auto row = [](const char* name, const QString& attributes, const QString& activation, const QString& scope,
                        const QString& effects, const QString& object, const QStringList& expected) {
        QTest::newRow(name) << QStringLiteral("<group id='g' %1>%2<scope>%3</scope><effects>%4</effects></group>")
                                   .arg(attributes, activation, scope, effects)
                            << object << expected;
    };
    const QString planets = "<include><object-type type='planet'/></include>";
    const QString industry = "<modify-max-meter meter='Industry' amount='4'/>";
    const auto ofStock = [](const QString& bounds) {
        return "<include><meter-value meter='Stock' " + bounds + "/></include>";
    };
    row("I4.5 the group acts", "", "", planets, industry, "Mars", {"acts"});
    row("I4.5 a lower bound", "", "", ofStock("at-least='90'"), industry, "Mars",
        {"found", "change 90 to 50 in 'Meter value: Stock ≥ 90'", "set Stock of Mars to 90 instead of 50"});
    row("I4.5 a bound is rounded to the side that works", "", "", "<include if='Stock / 3 &gt;= 17'/>", industry,
        "Mars", {"found", "change 17 to 16.66 in 'Stock / 3 >= 17'", "set Stock of Mars to 51 instead of 50"});
    row("I4.5 a strict bound of whole numbers", "", "", "<include if='Stock &gt; 50'/>", industry, "Mars",
        {"found", "change 50 to 49 in 'Stock > 50'", "set Stock of Mars to 51 instead of 50"});
    row("I4.5 a word", "", "", "<include><planet-size size='huge'/></include>", industry, "Mars",
        {"found", "set size of Mars to huge instead of small", "change huge to small in 'Planet size: huge'"});
    row("I4.5 a part of an expression", "", "<activation if='turn &gt;= 1 and turn &gt;= 9'/>", planets, industry,
        "Mars", {"found", "change 9 to 1 in 'turn >= 9'"});
    row("I4.5 two conditions", "", "<activation if='turn &gt;= 2'/>", "<include><object-type type='system'/></include>",
        "<set-star-colour colour='red'/>", "Sol", {"found", "change 2 to 1 in 'turn >= 2'"});
    row("I4.5 an exclude", "", "", planets + "<exclude><planet-size size='small'/></exclude>", industry, "Mars",
        {"found", "set size of Mars to asteroids instead of small",
         "change small to asteroids in 'Planet size: small'"});
    row("I4.5 a disabled group", "enabled='false'", "", planets, industry, "Mars", {"found", "enable the group"});
    row("I4.5 a disabled effect", "", "", planets, "<modify-max-meter meter='Industry' amount='4' enabled='false'/>",
        "Mars", {"found", "enable the effect"});
    row("I4.5 a stacking name", "stacking='ONE' priority='20'", "", planets, industry, "Mars",
        {"found", "set the priority of the group to 9 instead of 20"});
    row("I4.5 the state at another priority", "priority='9'", "",
        "<include if='Industry &gt;= 0 and MaxIndustry &gt;= 2'/>", "<modify-max-meter meter='Farming' amount='4'/>",
        "Mars",
        {"found", "set the priority of the group to 11 instead of 9", "set Max Industry of Mars to 2 instead of 0"});
    row("I4.5 an effect's own condition", "", "", planets,
        "<modify-max-meter meter='Industry' amount='4' active='turn &gt; 3'/>", "Mars",
        {"found", "change 3 to 0 in 'turn > 3'"});
    // No number and no negation gives a verdict without a value.
    row("I4.5 a condition without a verdict", "", "<activation><meter-value meter='Stock' at-least='1'/></activation>",
        planets, industry, "Mars", {"found", "switch off the condition 'Meter value: Stock ≥ 1'"});
    row("I4.5 a part of an expression without a verdict", "", "<activation if='turn &gt;= 1 and Stock &gt;= 1'/>",
        planets, industry, "Mars", {"found", "switch off the condition 'Stock >= 1'"});
    row("I4.5 the other branch of a conditional", "", "", planets,
        "<conditional><if if='turn &gt; 5'/><then><modify-max-meter meter='Industry' amount='4'/></then></conditional>",
        "Mars", {"found", "change 5 to 0 in 'turn > 5'"});
    row("I4.5 the object lacks the value", "", "<activation if='turn &gt; 3'/>", planets, industry, "Sol", {"none"});
    row("I4.5 no event", "", "<trigger after='destroyed'/>", planets, "<set-planet-size size='huge'/>", "Mars",
        {"none"});
}

/// Plays a turn, and compares the answer with the expected changes.
void LabMissTest::finds() {
    QFETCH(QString, group);
    QFETCH(QString, object);
    QFETCH(QStringList, expected);
    const std::string rival =
        "<class id='RIVAL' type='building'><group id='g' priority='10' stacking='ONE'><scope><include><object-type "
        "type='planet'/></include></scope><effects><modify-max-meter meter='Industry' amount='2'/></effects></group>"
        "</class>";
    Game game(rival + "<class id='BLD' type='building'>" + group.toStdString() + "</class>",
              "<place class='RIVAL' on='Mars' name='Rival'/><place class='BLD' on='Mars' name='Mill'/>");
    for (const std::string& finding : game.findings()) {
        QVERIFY2(!finding.starts_with("error"), finding.c_str());
    }
    game.goTo(1);
    const Program& program = game.session().program();
    const MissQuestion question{.turn = 1,
                                .group = program.groupsOf(*program.model->findClass("BLD")).front(),
                                .holder = game.find("Mill"),
                                .object = game.find(object.toStdString())};
    const NearestMiss answer = nearestMiss({game.session(), game.project(), shippedRows()}, question);
    QStringList found{QString::fromStdString(std::string(missOutcomeName(answer.outcome)))};
    for (const Miss& miss : answer.misses) {
        QStringList changes;
        for (const MissChange& change : miss.changes) {
            changes << QString::fromStdString(change.sentence.english());
        }
        found << changes.join("; ");
    }
    QCOMPARE(found, expected);
    QVERIFY(answer.isComplete && !answer.isCut);
}

void LabMissTest::isStopped() {
    Game game(
        "<class id='BLD' type='building'><group id='g'><activation if='turn &gt; 3'/><scope><include><object-type "
        "type='planet'/></include></scope><effects><modify-max-meter meter='Industry' amount='4'/></effects>"
        "</group></class>",
        "<place class='BLD' on='Mars' name='Mill'/>");
    game.goTo(1);
    const Program& program = game.session().program();
    const MissQuestion question{.turn = 1,
                                .group = program.groupsOf(*program.model->findClass("BLD")).front(),
                                .holder = game.find("Mill"),
                                .object = game.find("Mars")};
    const MissRun run{game.session(), game.project(), shippedRows()};
    std::atomic<bool> stop{true};
    QCOMPARE(nearestMiss(run, question, &stop).outcome, MissOutcome::stopped);
    stop = false;
    std::size_t reports = 0;
    const NearestMiss answer = nearestMiss(run, question, &stop, [&](const NearestMiss& partial) {
        ++reports;
        QVERIFY(!partial.isComplete && partial.outcome == MissOutcome::found && !partial.misses.empty());
        stop = true; // after the first answer
    });
    QCOMPARE(reports, std::size_t{1});
    QCOMPARE(answer.outcome, MissOutcome::stopped);
}

void LabMissTest::works_data() {
    QTest::addColumn<std::uint32_t>("first");
    for (std::uint32_t first = 1; first <= 60; first += 20) {
        QTest::addRow("I4.5 each nearest miss of random projects works, projects %u to %u", first, first + 19) << first;
    }
}

/// Plays random projects, whose groups have conditions and effects of all rows.
void LabMissTest::works() {
    QFETCH(std::uint32_t, first);
    Counts all;
    for (std::uint32_t seed = first; seed < first + 20; ++seed) {
        turn_oracle::ContentOptions options;
        options.isStrict = seed % 9 == 0;
        options.hasOthers = seed % 2 == 0;
        options.readsMap = seed % 3 == 0;
        options.hasTriggers = seed % 4 == 0 && !options.isStrict;
        options.hasOrders = seed % 5 == 0;
        options.hasGiven = seed % 7 == 0;
        options.hasScenario = seed % 6 == 0 && !options.isStrict;
        const std::string rules = options.isStrict ? "strict" : "extended";
        FolderContents folder{.name = "made", .files = {}, .diagnostics = {}};
        const auto add = [&](const std::string& path, const std::string& text) {
            folder.files[path] = classicText(path, text);
        };
        add("orrery.xml", "<project format=\"1\" name=\"Made\" vocabulary=\"own\" rules=\"" + rules + "\"/>");
        add("a.xml", std::string(turn_oracle::turnVocabulary()));
        add("b.xml", written(turn_oracle::randomContent(seed, options)));
        const Project project = openContents(std::move(folder), vocabularyFolder);
        const auto session = startSession(project, *findScenario(project, "s"));
        session->goTo(3);
        Counts counts;
        sample(project, *session, session->last(), 12, seed, false, counts);
        QCOMPARE(counts.wrong, std::size_t{0});
        all.asked += counts.asked;
        all.working += counts.working;
        for (const auto& [outcome, count] : counts.outcomes) {
            all.outcomes[outcome] += count;
        }
    }
    print(QTest::currentDataTag(), all);
    QVERIFY(all.asked > 100 && all.working > all.asked / 4);
}

void LabMissTest::samples_data() {
    QTest::addColumn<bool>("isClassic");
    QTest::addColumn<std::vector<std::uint32_t>>("turns");
    QTest::addColumn<bool>("areSuitable");
    using Turns = std::vector<std::uint32_t>;
    QTest::newRow("I4.5 nearest misses of the demo, turns 2 and 9") << false << Turns{2, 9} << true;
    QTest::newRow("I4.5 nearest misses of the demo, any objects") << false << Turns{5} << false;
    QTest::newRow("I4.5 nearest misses of the imported content") << true << Turns{4} << true;
    QTest::newRow("I4.5 nearest misses of the imported content, any objects") << true << Turns{4} << false;
}

void LabMissTest::samples() {
    QFETCH(bool, isClassic);
    QFETCH(std::vector<std::uint32_t>, turns);
    QFETCH(bool, areSuitable);
    std::string folder = ORRERY_RESOURCE_DIR "/demo";
    QTemporaryDir scratch;
    std::string scenario;
    if (isClassic) {
        if (!hasRealClassic()) {
            QSKIP("the game's content is not beside the project");
        }
        folder = scratch.filePath("project").toStdString();
        const ImportedProject imported = importFreeOrionClassic(readClassicFolder(realClassicFolder.toStdString()));
        QVERIFY(std::holds_alternative<std::monostate>(writeImportedProject(imported, folder)));
        scenario = "played";
    }
    auto opened = openProject(folder, vocabularyFolder);
    QVERIFY(std::holds_alternative<Project>(opened));
    if (isClassic) {
        opened = openProject(folder, vocabularyFolder, played({}));
        const Project& bare = std::get<Project>(opened);
        const auto map = startSession(bare, *findScenario(bare, "played"));
        opened = openProject(folder, vocabularyFolder, played(everything(*bare.model, map->state().view())));
    }
    const Project& project = std::get<Project>(opened);
    const auto session = startSession(project, *findScenario(project, scenario));
    Counts counts;
    for (const std::uint32_t turn : turns) {
        QVERIFY(session->goTo(turn));
        sample(project, *session, turn, sampled, turn, areSuitable, counts);
    }
    print(QTest::currentDataTag(), counts);
    QVERIFY(counts.asked >= turns.size() * sampled * 2 / 3);
    QCOMPARE(counts.wrong, std::size_t{0});
    const std::size_t cut = counts.asked - counts.outcomes.at(MissOutcome::found) -
                            (counts.outcomes.contains(MissOutcome::none) ? counts.outcomes.at(MissOutcome::none) : 0);
    // The shares that are asked, and others for the few pairs under a sanitizer, which vary more.
    const std::size_t mostCut = sampled >= 100 ? 5 : 20;       // percent
    const std::size_t leastWorking = sampled >= 100 ? 80 : 60; // percent
    QVERIFY(cut * 100 <= counts.asked * mostCut);
    QVERIFY(!areSuitable || counts.working * 100 >= counts.asked * leastWorking);
}

QTEST_APPLESS_MAIN(LabMissTest)
#include "lab_miss_test.moc"
