// SPDX-License-Identifier: GPL-3.0-or-later
// Run files: a run is saved, shared and reopened as one file (I4.16), and a hostile file does no harm (R2.2).
#include "engine/check/scenario/orders.h"
#include "engine/check/scenario/statements.h"
#include "engine/orrery.h"
#include "engine/runfile/portable_names.h"
#include "engine/runfile/replay_run.h"
#include "engine/runfile/run_extraction.h"
#include "engine/runfile/run_file.h"
#include "engine/runfile/run_journal.h"
#include "engine/universe/scenario_text.h"
#include "tests/engine/support/orders_content.h"
#include "tests/engine/support/timing_fixture.h"
#include "tests/engine/support/zip_maker.h"
#include "tests/support/named_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <random>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int demoTurns = 2; // the sanitizers are slow
constexpr int damages = 60;
constexpr std::size_t bombBytes = std::size_t{8} << 20;
#else
constexpr int demoTurns = 12;
constexpr int damages = 1500;
constexpr std::size_t bombBytes = std::size_t{60} << 20;
#endif

const std::string vocabulary = ORRERY_RESOURCE_DIR "/vocabulary";
const std::string fixtures = ORRERY_SOURCE_DIR "/tests/data/runfile/";

Project demoProject() {
    return std::get<Project>(openProject(ORRERY_RESOURCE_DIR "/demo", vocabulary));
}

template <typename T>
QString problemOf(const RunFileResult<T>& result) {
    const auto* const error = std::get_if<RunFileError>(&result);
    return error == nullptr ? QString() : QString::fromStdString(std::string(error->code) + " " + error->place);
}

/// The bytes of the run file of a session; empty, with a warning, if it cannot be made.
std::string saved(const Session& session, const ParsedProject& project) {
    const auto file = makeRunFile(session, project, "1.2.3");
    const auto bytes = std::holds_alternative<RunFile>(file) ? writeRunFile(std::get<RunFile>(file))
                                                             : RunFileResult<std::string>(std::get<RunFileError>(file));
    if (const auto* const error = std::get_if<RunFileError>(&bytes)) {
        qWarning("%s", error->message.english().c_str());
        return {};
    }
    return std::get<std::string>(bytes);
}

/// Plays the run of a file with some content, and returns the first difference or problem; empty if it agrees.
QString playedAgain(const RunFile& file, FolderContents contents) {
    const Project project = openContents(std::move(contents), vocabulary);
    std::vector<Diagnostic> problems;
    const auto scenario = scenarioOf(file, *project.model, FileId{1000}, problems);
    if (!problems.empty() || std::holds_alternative<RunFileError>(scenario)) {
        return problems.empty() ? problemOf(scenario) : QString::fromStdString(problems.front().message());
    }
    const auto session = startSession(project, std::get<CheckedScenario>(scenario), file.run.seed);
    const auto result = replayRun(*session, file.run, file.run.last());
    return !result                    ? QString("stopped")
           : !result->firstDifference ? QString()
                                      : QString("turn %1").arg(*result->firstDifference);
}
QString playedAgain(const std::string& bytes) {
    const auto file = readRunFile(bytes);
    return std::holds_alternative<RunFile>(file)
               ? playedAgain(std::get<RunFile>(file), std::get<RunFile>(file).contents)
               : problemOf(file);
}

CheckedStatement statement(const CheckedModel& model, const std::string& xml) {
    std::vector<Diagnostic> problems;
    auto statements = parseStatements(xml, model, problems);
    if (!problems.empty()) {
        qFatal("%s", problems.front().message().c_str());
    }
    return statements.at(0);
}

CheckedOrder order(const CheckedModel& model, const std::string& xml) {
    std::vector<Diagnostic> problems;
    auto parsed = parseOrder(xml, model, problems);
    if (!parsed) {
        qFatal("%s", problems.front().message().c_str());
    }
    return *parsed;
}

/// A run of the small game with a statement and an order of its own.
Game smallRun(std::uint32_t turns = 4) {
    Game game(ordersContent + projectVocabulary, ordersPlaces);
    const CheckedModel& model = *game.session().program().model;
    game.goTo(1);
    game.session().apply(statement(model, "<set object='Mars' meter='Stock' which='current' value='7'/>"));
    game.session().order(order(model, "<move-order empire='Terrans' object='Scout' to='Vega' turn='1'/>"));
    game.goTo(turns);
    return game;
}

std::string smallBytes() {
    const Game game = smallRun();
    return saved(game.session(), game.project());
}

ArchiveEntries entriesOf(const std::string& bytes) {
    return std::get<ArchiveEntries>(unpackZip(bytes));
}

/// Returns an archive of these entries, made byte by byte.
std::string zipOf(const ArchiveEntries& entries) {
    ZipMaker zip;
    for (const auto& [name, bytes] : entries) {
        zip.add({.name = name, .bytes = bytes});
    }
    return zip.bytes();
}

std::string replaced(std::string text, const std::string& old, const std::string& with) {
    const std::size_t at = text.find(old);
    return at == std::string::npos ? "'" + old + "' is missing" : text.replace(at, old.size(), with);
}

} // namespace

class RunfileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_small = smallBytes(); }

    void demo_data() {
        QTest::addColumn<QString>("scenario");
        for (const char* const id : {"wide-sky", "seven-suns", "messengers", "the-long-watch"}) {
            QTest::addRow("I4.16 the scenario %s of the demo is saved and played again", id) << QString(id);
        }
    }
    void demo() {
        QFETCH(QString, scenario);
        const Project project = demoProject();
        const auto session = startSession(project, *findScenario(project, scenario.toStdString()), 5);
        session->goTo(2);
        const View view = session->state().view();
        for (Row row = 0; row < view.rowCount; ++row) { // the first planet
            if (view.exists(row) && project.model->vocabulary.types()[view.typeOf(row)].id == "planet") {
                session->apply(statement(*project.model, "<set object='" + objectReference(view, row) +
                                                             "' meter='Population' which='current' value='3'/>"));
                break;
            }
        }
        session->goTo(demoTurns);
        const std::string bytes = saved(*session, project.parsed);
        QVERIFY(!bytes.empty());
        const auto file = readRunFile(bytes);
        QCOMPARE(problemOf(file), QString());
        const RunDescription& run = std::get<RunFile>(file).run;
        QCOMPARE(run.scenario, scenario.toStdString());
        QCOMPARE(run.seed, std::uint64_t{5});
        QCOMPARE(run.turn, static_cast<std::uint32_t>(demoTurns));
        QCOMPARE(run.last(), session->last());
        QCOMPARE(run.program, std::string("1.2.3"));
        QCOMPARE(run.vocabulary, vocabularyHash(project.parsed.sources));
        QCOMPARE(run.actions.size(), std::size_t{1});
        QCOMPARE(playedAgain(bytes), QString());
    }

    NAMED_TEST(actions, "I4.16 statements and orders of a run are saved in their order, and act again") {
        Game game(ordersContent + projectVocabulary, ordersPlaces);
        const CheckedModel& model = *game.session().program().model;
        CheckedScenario scenario = game.session().scenario();
        // A later turn first: the place of a statement among the others is part of the hashes.
        scenario.statements.push_back(statement(model, "<set object='Mars' meter='Stock' value='9' turn='3'/>"));
        scenario.statements.push_back(
            statement(model, "<hold object='Belt' meter='Stock' value='2' turn='1' until='3'/>"));
        scenario.statements.push_back(statement(model, "<place class='BLD' on='Mars' name='A &amp; \"B\"' turn='2'/>"));
        scenario.orders.push_back(order(model, "<move-order empire='Terrans' object='Scout' to='Vega' turn='1'/>"));
        scenario.settings.view.zoom = "1:4";
        scenario.settings.view.line = 2;
        const auto session = Session::start(game.session().sharedProgram(), scenario, 8);
        session->goTo(5);
        const std::string bytes = saved(*session, game.project());
        const auto file = std::get<RunFile>(readRunFile(bytes));
        QCOMPARE(file.run.actions.size(), std::size_t{4});
        QCOMPARE(file.run.view->zoom, std::string("1:4"));
        QCOMPARE(file.run.view->line, 2);
        QCOMPARE(file.run.vocabulary, std::string()); // the game has its own vocabulary
        QCOMPARE(playedAgain(bytes), QString());
        std::vector<Diagnostic> problems;
        const auto again = std::get<CheckedScenario>(scenarioOf(file, model, FileId{9}, problems));
        QCOMPARE(again.settings.view.zoom, std::string("1:4"));
        QCOMPARE(again.statements.size(), scenario.statements.size());
        // Each action matters: without one of them the run is another one.
        for (const std::string& action : file.run.actions) {
            ArchiveEntries entries = entriesOf(bytes);
            entries["run.xml"] = replaced(entries["run.xml"], action, "");
            QVERIFY2(playedAgain(zipOf(entries)).startsWith("turn "), action.c_str());
        }
    }

    NAMED_TEST(decisions, "I4.16 T7 decisions of a player are saved, and decide again") {
        const std::string ruin = "<substitute><then><destroy-object/></then></substitute>";
        const std::string trigger = R"(<trigger before="owner-changed"/>)";
        const std::string content =
            building("DEED", group("do", "", named("Mars"), R"(<set-owner empire="none"/>)")) +
            building("STAY", group("stay", trigger, named("Mars"), say("stay") + "<prevent/>")) +
            building("LOSE", group("lose", trigger, named("Mars"), say("lose") + ruin));
        Game game(content, place("DEED", "Sol III") + place("STAY", "Sol III") + place("LOSE", "Sol III") +
                               R"(<policy order="ask"/>)");
        Session& session = game.session();
        session.setAsks(true);
        QVERIFY(!session.step());
        session.answer(1);
        QVERIFY(session.step());
        QCOMPARE(said(game), "lose");
        const std::string bytes = saved(session, game.project());
        const auto file = std::get<RunFile>(readRunFile(bytes));
        QCOMPARE(file.run.actions.size(), std::size_t{1});
        QVERIFY(file.run.actions[0].starts_with("<decision "));
        QCOMPARE(playedAgain(bytes), QString());
        ArchiveEntries entries = entriesOf(bytes);
        entries["run.xml"] = replaced(entries["run.xml"], file.run.actions[0], "");
        QCOMPARE(playedAgain(zipOf(entries)), QString("turn 1"));
    }

    NAMED_TEST(shownTurn, "I4.16 the turn that was shown is saved; later turns are saved too") {
        Game game = smallRun(5);
        game.goTo(2);
        const auto file = std::get<RunFile>(readRunFile(saved(game.session(), game.project())));
        QCOMPARE(file.run.turn, 2u);
        QCOMPARE(file.run.last(), 5u);
    }

    NAMED_TEST(sameBytes, "I4.16 the same run gives the same bytes, at any time and in any time zone") {
        const QByteArray before = qgetenv("TZ");
        QVERIFY(!m_small.empty());
        for (const char* const zone : {"UTC", "Asia/Tokyo", "America/New_York", "XXX-5:45"}) {
            qputenv("TZ", zone);
            tzset();
            QVERIFY2(smallBytes() == m_small, zone);
        }
        before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
        tzset();
        std::vector<std::size_t> places; // of the names, in the order of the list at the end
        const std::size_t list = m_small.find("PK\x01\x02");
        for (const char* const name : {"content/a-vocabulary.xml", "content/content.xml", "content/orrery.xml",
                                       "content/scenario.xml", "run.xml"}) {
            places.push_back(m_small.find(name, list));
        }
        QVERIFY(std::ranges::is_sorted(places) && places.back() != std::string::npos);
    }

    NAMED_TEST(changedRule, "I4.16 a changed rule in the file differs from the first turn in which it acts") {
        Game game("<class id='MINE' type='building'><group id='dig'><activation if='turn &gt;= 3'/><scope><include>"
                  "<contains><self/></contains></include></scope><effects><modify-max-meter meter='Industry' "
                  "amount='4'/></effects></group></class>",
                  "<place class='MINE' on='Mars'/>");
        QCOMPARE(game.findings(), std::vector<std::string>());
        game.goTo(6);
        const std::string bytes = saved(game.session(), game.project());
        QCOMPARE(playedAgain(bytes), QString());
        ArchiveEntries entries = entriesOf(bytes);
        entries["content/content.xml"] = replaced(entries["content/content.xml"], "amount='4'", "amount='5'");
        QCOMPARE(playedAgain(zipOf(entries)), QString("turn 3"));
    }

    NAMED_TEST(until, "I4.16 a replay can end before the run, and finds a run that ends too early") {
        const Game game = smallRun();
        const auto file = std::get<RunFile>(readRunFile(m_small));
        RunDescription saved = file.run;
        const auto play = [&](std::uint32_t turn) {
            const auto session = Session::start(game.session().sharedProgram(), game.session().scenario(), saved.seed);
            return replayRun(*session, saved, turn);
        };
        QCOMPARE(play(2)->last, 2u);
        QCOMPARE(play(100)->last, 4u);
        saved.hashes[3] ^= 1;
        QVERIFY(!play(2)->firstDifference);
        QCOMPARE(*play(4)->firstDifference, 3u);
        std::atomic<bool> stop = true;
        const auto session = Session::start(game.session().sharedProgram(), game.session().scenario());
        QVERIFY(!replayRun(*session, saved, 4, &stop));
    }

    NAMED_TEST(fixture, "I4.16 a file of format 1 opens in every later version") {
        QFile file(QString::fromStdString(fixtures + "format-1.orrery-run"));
        if (qEnvironmentVariableIsSet("UPDATE_EXPECTED") && !file.exists()) { // the file of a format never changes
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(m_small.data(), static_cast<qint64>(m_small.size()));
            file.close();
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        const auto read = readRunFile(bytes);
        QCOMPARE(problemOf(read), QString());
        const RunDescription& run = std::get<RunFile>(read).run;
        QCOMPARE(run.scenario, std::string("small"));
        QCOMPARE(run.seed, std::uint64_t{1});
        QCOMPARE(run.turn, 4u);
        QCOMPARE(run.last(), 4u);
        QCOMPARE(run.actions.size(), std::size_t{2});
        // If this fails, the rules of a turn have changed. Then old runs play, and say from which turn on they differ.
        QCOMPARE(playedAgain(bytes), QString());
    }

    NAMED_TEST(crashFixture, "I4.16 R5.1 the report of a crash of format 1 opens in every later version") {
        QFile file(QString::fromStdString(fixtures + "format-1-crash.orrery-run")); // it never changes
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        const auto read = readRunFile(bytes);
        QCOMPARE(problemOf(read), QString());
        const RunDescription& run = std::get<RunFile>(read).run;
        const CrashNote expected{.cause = "SIGABRT",
                                 .exception = "std::bad_alloc",
                                 .turn = 5,
                                 .group = "BLD_MINE/dig",
                                 .build = "0123456789abcdef0123456789abcdef01234567",
                                 .address = "0x10",
                                 .places = {"0x1a2b", "0x3c"}};
        QVERIFY(run.crash == expected);
        QCOMPARE(run.scenario, std::string("small"));
        QCOMPARE(run.actions.size(), std::size_t{2});
        QCOMPARE(run.last(), 4u);
        QCOMPARE(run.lastToPlay(), 5u);
        QCOMPARE(playedAgain(bytes), QString());
    }

    NAMED_TEST(otherFile, "I4.16 a scenario from outside of the project gets a name in the run file") {
        const std::string scenario = R"(<orrery format="1"><scenario id="two"><empire id="Terrans" capital="A"/>
            <system name="S" x="0" y="0"/><planet name="A" system="S" owner="Terrans"/></scenario></orrery>)";
        for (const char* const path : {"/tmp/two.xml", "../two.xml", "(standard input)", "build/x.xml", "a/two.xml"}) {
            const Project project =
                std::get<Project>(openProject(ORRERY_SOURCE_DIR "/tests/data/projects/small", vocabulary,
                                              std::make_shared<SourceText>(path, scenario)));
            const auto session = startSession(project, *findScenario(project, "two"));
            session->goTo(3);
            const std::string bytes = saved(*session, project.parsed);
            const auto file = readRunFile(bytes);
            QCOMPARE(problemOf(file), QString());
            const RunDescription& run = std::get<RunFile>(file).run;
            QCOMPARE(run.files.size(), std::size_t{3});
            QVERIFY2(std::ranges::find(run.files, run.scenarioFile) != run.files.end(), run.scenarioFile.c_str());
            QCOMPARE(run.scenarioFile == path, std::string(path) == "a/two.xml");
            QCOMPARE(playedAgain(bytes), QString());
        }
    }

    NAMED_TEST(unread, "I4.16 files with only tests and sweeps, and their lines in the manifest, stay out") {
        FolderContents contents = readFolder(ORRERY_SOURCE_DIR "/tests/data/projects/small");
        const auto add = [&](const std::string& path, const std::string& text) {
            contents.files[path] = std::make_shared<const SourceText>(path, text);
        };
        const std::string begin = R"(<project format="1" name="Small" rules="extended" scenario="pair">
  <file path="content.xml"/>)";
        const std::string end = "\n</project>";
        add("orrery.xml", begin + end);
        const std::string test = R"(<test id="one"><expect if="turn == 10"/></test>)";
        add("tests.xml", R"(<orrery format="1">)" + test + R"(<accepted test="one"/></orrery>)");
        add("a/mixed.xml", R"(<orrery format="1">)" + test + R"(<define id="ONE" value="1"/></orrery>)");
        const Project plain = openContents(contents, vocabulary);
        const auto pathsOf = [](const Project& project) {
            const auto session = startSession(project, *findScenario(project, ""));
            session->goTo(2);
            const std::string bytes = saved(*session, project.parsed);
            const auto file = readRunFile(bytes);
            return std::pair(std::get<RunFile>(file), playedAgain(bytes));
        };
        const auto [file, difference] = pathsOf(plain);
        QCOMPARE(difference, QString());
        QVERIFY(!file.contents.files.contains("tests.xml") && file.contents.files.contains("a/mixed.xml"));
        QCOMPARE(std::string(file.contents.files.at("orrery.xml")->bytes()), begin + end);
        add("orrery.xml", begin + "\n  <file path=\"./tests.xml\"/>" + end);
        const auto [named, differenceOfNamed] = pathsOf(openContents(contents, vocabulary));
        QCOMPARE(differenceOfNamed, QString());
        QCOMPARE(std::string(named.contents.files.at("orrery.xml")->bytes()), begin + end);
    }

    NAMED_TEST(sameId, "I4.16 a scenario from outside is saved also if the content has another one of its id") {
        const Project project = demoProject();
        const CheckedScenario outside = adoptScenario(project.model->scenarios.front(), *project.model, *project.model);
        const auto session = startSession(project, outside, 3);
        session->goTo(2);
        std::vector<std::uint64_t> hashes;
        for (std::uint32_t turn = 0; turn <= 2; ++turn) {
            hashes.push_back(session->history().hash(turn));
        }
        const auto made = makeRunFile(RunParts{.run = outside,
                                               .base = outside,
                                               .model = *project.model,
                                               .sources = project.parsed.sources,
                                               .seed = session->seed(),
                                               .turn = 2,
                                               .hashes = hashes},
                                      "1.2.3");
        QCOMPARE(problemOf(made), QString());
        const RunFile& file = std::get<RunFile>(made);
        QCOMPARE(file.run.scenario, std::string("saved-run"));
        QCOMPARE(playedAgain(std::get<std::string>(writeRunFile(file))), QString());
    }

    void extracts_data() {
        QTest::addColumn<bool>("hasView");
        QTest::addColumn<bool>("isEmptyElement");
        QTest::newRow("I4.16 the extracted content is a project that plays the run") << false << false;
        QTest::newRow("I4.16 the extracted content has the player's view") << true << false;
        QTest::newRow("I4.16 the scenario without content gets the actions of the run") << false << true;
    }
    void extracts() {
        QFETCH(bool, hasView);
        QFETCH(bool, isEmptyElement);
        FolderContents folder;
        const std::string inside = "<empire id='Terrans' capital='A'/><system name='S' x='0' y='0'/><planet name='A' "
                                   "system='S' owner='Terrans'/><view zoom='1:2'/>";
        const std::string scenario =
            isEmptyElement ? "<scenario id='s'/>" : "<scenario id='s'>" + inside + "</scenario>";
        folder.files["orrery.xml"] = std::make_shared<SourceText>("orrery.xml", "<project format='1' name='Small'/>");
        folder.files["a/b.xml"] =
            std::make_shared<SourceText>("a/b.xml", "<orrery format='1'>" + scenario + "</orrery>");
        const Project project = openContents(folder, vocabulary);
        CheckedScenario run = *findScenario(project, "s");
        run.statements.push_back(statement(*project.model, "<system name='New' x='5' y='5'/>"));
        if (!isEmptyElement) {
            run.statements.push_back(
                statement(*project.model, "<set object='A' meter='Population' which='current' value='4' turn='1'/>"));
        }
        run.settings.view.zoom = hasView ? "1:16" : run.settings.view.zoom;
        const auto session = startSession(project, run, 3);
        session->goTo(3);
        const RunFile file = std::get<RunFile>(readRunFile(saved(*session, project.parsed)));

        QTemporaryDir dir;
        const std::string target = dir.filePath("new/project").toStdString();
        const auto extracted = projectOf(file);
        QCOMPARE(problemOf(extracted), QString());
        QVERIFY(std::holds_alternative<std::monostate>(writeContents(std::get<FolderContents>(extracted), target)));
        const Project again = std::get<Project>(openProject(target, vocabulary));
        QVERIFY(!hasErrors(again.diagnostics));
        const auto played = startSession(again, *findScenario(again, "s"), file.run.seed);
        const auto result = replayRun(*played, file.run, 3);
        QVERIFY(result && !result->firstDifference);
        QCOMPARE(played->scenario().settings.view.zoom, run.settings.view.zoom);
    }

    NAMED_TEST(fullFolder, "I4.16 a folder that is not empty keeps its files") {
        QTemporaryDir dir;
        const auto contents = std::get<RunFile>(readRunFile(m_small)).contents;
        const auto code = [&](const QString& folder) {
            const auto written = writeContents(contents, folder.toStdString());
            const auto* const error = std::get_if<FileError>(&written);
            return error == nullptr ? QString() : QString::fromStdString(error->message.english());
        };
        QCOMPARE(code(dir.path()), QString());
        QVERIFY(QFile::exists(dir.filePath("content.xml")));
        QCOMPARE(code(dir.path()), "the folder '" + dir.path() + "' is not empty");
        QCOMPARE(code(dir.filePath("content.xml")), "'" + dir.filePath("content.xml") + "' is not a folder");
        // A file that cannot be written removes the others again.
        FolderContents wrong = contents;
        wrong.files["zz/" + std::string(300, 'x') + ".xml"] = wrong.files.begin()->second;
        const std::string folder = dir.filePath("failed").toStdString();
        QVERIFY(std::holds_alternative<FileError>(writeContents(wrong, folder)));
        QVERIFY(!QDir(QString::fromStdString(folder)).exists());
    }

    void refusesArchive_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, std::string bytes, const char* problem) {
            QTest::newRow(name) << std::move(bytes) << QString(problem);
        };
        const auto with = [](std::vector<ZipEntry> entries, std::optional<std::uint16_t> count = std::nullopt) {
            ZipMaker zip;
            for (const ZipEntry& entry : entries) {
                zip.add(entry);
            }
            return zip.bytes(count);
        };
        row("I4.16 R2.2 an empty file", "", "run-file.no-zip ");
        row("I4.16 R2.2 a text", "<orrery/>", "run-file.no-zip ");
        row("I4.16 R2.2 an archive without entries", with({}), "run-file.missing-entry run.xml");
        row("I4.16 R2.5 an absolute name", with({{"/etc/passwd", "x"}}), "run-file.absolute-name /etc/passwd");
        row("I4.16 R2.5 a drive", with({{"C:x.xml", "x"}}), "run-file.absolute-name C:x.xml");
        row("I4.16 R2.5 a server", with({{"\\\\a\\b", "x"}}), "run-file.absolute-name \\\\a\\b");
        row("I4.16 R2.5 a name that leads out", with({{"content/../../x.xml", "x"}}),
            "run-file.name-outside content/../../x.xml");
        row("I4.16 R2.5 a name that leads out on Windows", with({{"content/..\\x.xml", "x"}}),
            "run-file.bad-name content/..\\x.xml");
        row("I4.16 R2.5 a folder", with({{"content/", ""}}), "run-file.bad-name content/");
        row("I4.16 R2.5 a device", with({{"content/NUL.xml", "x"}}), "run-file.bad-name content/NUL.xml");
        row("I4.16 R2.5 a trailing dot", with({{"content/a.", "x"}}), "run-file.bad-name content/a.");
        row("I4.16 R2.5 bytes that are not UTF-8", with({{"content/\xff.xml", "x"}}),
            "run-file.bad-name content/\xff.xml");
        row("I4.16 R2.5 a link", with({{.name = "content/a.xml", .bytes = "/etc/passwd", .mode = 0120777}}),
            "run-file.link content/a.xml");
        row("I4.16 R2.5 a FIFO", with({{.name = "content/a.xml", .bytes = "", .mode = 0010644}}),
            "run-file.link content/a.xml");
        row("I4.16 R2.5 the same name twice", with({{"run.xml", "x"}, {"run.xml", "y"}}), "run-file.repeated-name ");
        row("I4.16 R2.5 names that differ in case", with({{"content/a.xml", "x"}, {"content/A.XML", "y"}}),
            "run-file.same-names content/A.XML");
        row("I4.16 R2.5 folders that differ in case", with({{"content/a/b.xml", "x"}, {"content/A/c.xml", "y"}}),
            "run-file.same-names content/A");
        row("I4.16 R2.5 a file that is a folder", with({{"content/a.xml", "x"}, {"content/a.xml/b.xml", "y"}}),
            "run-file.same-names content/a.xml");
        row("I4.16 R2.2 an encrypted entry", with({{.name = "run.xml", .bytes = "x", .flags = 1}}),
            "run-file.encrypted run.xml");
        row("I4.16 R2.2 an unknown compression", with({{.name = "run.xml", .bytes = "x", .method = 12}}),
            "run-file.compression run.xml");
        row("I4.16 R2.2 a wrong checksum", with({{.name = "run.xml", .bytes = "x", .checksum = 5}}),
            "run-file.checksum run.xml");
        row("I4.16 R2.2 fewer entries than declared", with({{"run.xml", "x"}}, 2), "run-file.damaged-list ");
        row("I4.16 R2.2 another entry",
            with({{"run.xml", m_description}, {"content/orrery.xml", "x"}, {"evil.so", "x"}}),
            "run-file.unknown-entry evil.so");
        row("I4.16 R2.2 no content", with({{"run.xml", m_description}}), "run-file.missing-entry content/orrery.xml");
        row("I4.16 R2.2 no description", with({{"content/orrery.xml", "x"}}), "run-file.missing-entry run.xml");
        row("I4.16 R2.2 content that no project reads",
            with({{"run.xml", replaced(m_description, "orrery.xml", ".hidden.xml")}, {"content/.hidden.xml", "x"}}),
            "run-file.unknown-entry content/.hidden.xml");
        row("I4.16 R2.2 content that is not XML or CSV",
            with({{"run.xml", replaced(m_description, "orrery.xml", "a.sh")}, {"content/a.sh", "x"}}),
            "run-file.unknown-entry content/a.sh");
        std::string wide = with({{"run.xml", m_description}});
        std::string locator = "PK\x06\x07";
        ZipMaker::put(locator, 0, 4);
        locator += std::string(8, '\x01') + std::string(4, '\0');
        row("I4.16 R2.2 64-bit numbers at the end", wide.insert(wide.size() - 22, locator), "run-file.wide-numbers ");
    }
    void refusesArchive() {
        QFETCH(std::string, bytes);
        QFETCH(QString, problem);
        const auto file = readRunFile(bytes);
        QCOMPARE(problemOf(file), problem);
        const auto* const error = std::get_if<RunFileError>(&file);
        QVERIFY(error->message.english().size() > 10 && !error->message.english().ends_with('.'));
    }

    void refusesDescription_data() {
        QTest::addColumn<std::string>("old");
        QTest::addColumn<std::string>("changed");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* old, const char* changed, const char* problem) {
            QTest::newRow(name) << std::string(old) << std::string(changed) << QString(problem);
        };
        row("I4.16 a format of the future", "format=\"1\"", "format=\"2\"", "run-file.unknown-format ");
        row("I4.16 no format", "format=\"1\"", "", "run-file.bad-value run.xml");
        row("I4.16 text that is not XML", "<content>", "<content", "run-file.bad-description run.xml:2:3");
        row("I4.16 no scenario", "scenario=\"s\"", "", "run-file.bad-value run.xml");
        row("I4.16 a seed that is not a number", "seed=\"1\"", "seed=\"-1\"", "run-file.bad-value run.xml");
        row("I4.16 a seed that is too large", "seed=\"1\"", "seed=\"18446744073709551616\"",
            "run-file.bad-value run.xml");
        row("I4.16 a turn after the last one", "turn=\"0\"", "turn=\"1\"", "run-file.bad-value run.xml");
        row("I4.16 no hashes", "0000000000000007", "", "run-file.bad-value run.xml");
        row("I4.16 a hash that is not a number", "0000000000000007", "seven", "run-file.bad-value run.xml");
        row("I4.16 a view that does not exist", "  </run>", "<view screen=\"x\"/></run>", "run-file.bad-value run.xml");
        row("I4.16 no files", "    <file path=\"orrery.xml\"/>\n", "", "run-file.bad-value run.xml");
    }
    void refusesDescription() {
        QFETCH(std::string, old);
        QFETCH(std::string, changed);
        QFETCH(QString, problem);
        const std::string description = replaced(m_description, old, changed);
        const auto file = readRunFile(zipOf({{"run.xml", description}, {"content/orrery.xml", "<project/>"}}));
        QCOMPARE(problemOf(file), problem);
        QCOMPARE(problemOf(readRunFile(zipOf({{"run.xml", "<orrery format='1'/>"}}))),
                 QString("run-file.bad-value run.xml"));
    }

    NAMED_TEST(wrongActions, "I4.16 actions that do not fit the content are reported at their place") {
        auto file = std::get<RunFile>(readRunFile(m_small));
        file.description =
            std::make_shared<SourceText>("run.xml", replaced(std::string(file.description->bytes()), "</run>",
                                                             "<place class='GONE' on='Mars'/></run>"));
        const Project project = openContents(file.contents, vocabulary);
        std::vector<Diagnostic> problems;
        const auto scenario = scenarioOf(file, *project.model, FileId{50}, problems);
        QVERIFY(std::holds_alternative<CheckedScenario>(scenario));
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems[0].where.file == FileId{50});
        QCOMPARE(std::string(file.description->slice(problems[0].where.span)), std::string("GONE"));
        file.run.scenario = "gone";
        QCOMPARE(problemOf(scenarioOf(file, *project.model, FileId{50}, problems)), QString("run-file.no-scenario "));
        QCOMPARE(problemOf(projectOf(file)), QString("run-file.no-scenario "));
    }

    NAMED_TEST(note, "R5.1 the note of a crash is read, also if it is cut off or damaged") {
        const std::string whole = "cause SIGSEGV\nbuild 12ab\nexception std::bad_alloc\nturn 3\naddress 0x10\n"
                                  "group BLD_DYNAMO/charge\nat 0x1\nat 0x2\n";
        const CrashNote note = readCrashNote(whole);
        QCOMPARE(note.cause, std::string("SIGSEGV"));
        QCOMPARE(note.build, std::string("12ab"));
        QCOMPARE(note.exception, std::string("std::bad_alloc"));
        QCOMPARE(note.turn, std::optional(3U));
        QCOMPARE(note.address, std::string("0x10"));
        QCOMPARE(note.group, std::string("BLD_DYNAMO/charge"));
        QCOMPARE(note.places, (std::vector<std::string>{"0x1", "0x2"}));
        QVERIFY(readCrashNote(whole.substr(0, whole.find("3\n"))).turn == std::nullopt);
        QVERIFY(readCrashNote("turn x\n").turn == std::nullopt);
        QVERIFY(readCrashNote({}) == CrashNote{});
        QCOMPARE(readCrashNote("group a\x01\xff&\n").group, std::string("a" + std::string(2, '?') + "&"));
        QVERIFY(readCrashNote("group " + std::string(100'000, 'x') + "\n").group.size() < 1000);
    }

    NAMED_TEST(report, "R5.1 the report of a crash keeps the note, and needs no hash") {
        RunFile file = std::get<RunFile>(readRunFile(m_small));
        file.run.crash = CrashNote{.cause = "SIGSEGV",
                                   .exception = "a<b>",
                                   .turn = 7,
                                   .group = "A/b",
                                   .build = "12",
                                   .address = "0x1",
                                   .places = {"0x2", "0x3"}};
        file.run.hashes.clear();
        file.run.turn = 9;
        file.description = std::make_shared<const SourceText>("run.xml", runDescriptionXml(file.run));
        const RunFile again = std::get<RunFile>(readRunFile(std::get<std::string>(writeRunFile(file))));
        QVERIFY(again.run.crash == file.run.crash);
        QCOMPARE(again.run.lastToPlay(), 7U);
        QCOMPARE(again.run.turnToShow(), 6U);
        file.run.crash.reset();
        file.description = std::make_shared<const SourceText>("run.xml", runDescriptionXml(file.run));
        QCOMPARE(problemOf(readRunFile(std::get<std::string>(writeRunFile(file)))),
                 QString("run-file.bad-value run.xml"));
    }

    NAMED_TEST(journal, "R5.1 the journal keeps the newest inputs, and only a program that has ended leaves it") {
        const QTemporaryDir folder;
        const std::string root = folder.filePath("runs").toStdString();
        RunFile file = std::get<RunFile>(readRunFile(m_small));
        {
            RunJournal journal(root, "/the/project");
            QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
            const QStringList before = partsIn(root);
            file.run.seed = 77;
            const std::string changed = file.run.files.back();
            file.contents.files[changed] = std::make_shared<const SourceText>(changed, "<orrery format='1'/>");
            QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
            const QStringList after = partsIn(root);
            QCOMPARE(after.size(), before.size()); // the old text is removed
            QVERIFY(after != before);
            QVERIFY(LeftRun::find(root).empty()); // the program still runs
        }
        std::vector<LeftRun> left = LeftRun::find(root);
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(LeftRun::find(root).empty()); // only one program gets it
        QCOMPARE(left.front().project(), std::string("/the/project"));
        const RunFile report = std::get<RunFile>(left.front().report());
        QCOMPARE(report.run.seed, std::uint64_t{77});
        QCOMPARE(report.run.actions, file.run.actions);
        QVERIFY(report.run.crash.has_value());
        for (const auto& [path, text] : file.contents.files) {
            QVERIFY2(report.contents.files.at(path)->bytes() == text->bytes(), path.c_str());
        }
        left.front().remove();
        QVERIFY(!QDir(QString::fromStdString(root)).exists());
    }

    NAMED_TEST(endedJournal, "R5.1 a run that ends normally leaves no journal, and keeps nothing afterwards") {
        const QTemporaryDir folder;
        const std::string root = folder.filePath("runs").toStdString();
        const RunFile file = std::get<RunFile>(readRunFile(m_small));
        RunJournal journal(root, {});
        QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
        journal.end();
        QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
        QVERIFY(!QDir(QString::fromStdString(root)).exists());
    }

    NAMED_TEST(firstFails, "R5.1 a journal that cannot be begun is begun by the next inputs, with its project") {
        const QTemporaryDir folder;
        const std::string root = folder.filePath("runs").toStdString();
        const RunFile file = std::get<RunFile>(readRunFile(m_small));
        {
            RunJournal journal(root, "/the/project");
            const QDir parts = QFileInfo(QString::fromStdString(journal.notePath())).dir();
            QVERIFY(QDir().mkpath(parts.filePath("project.new"))); // no file can have this name now
            QVERIFY(std::holds_alternative<FileError>(journal.keep(file)));
            QVERIFY(QDir().rmdir(parts.filePath("project.new")));
            QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
        }
        const std::vector<LeftRun> left = LeftRun::find(root);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().project(), std::string("/the/project"));
    }

    NAMED_TEST(damagedJournal, "R5.1 a journal with a missing or damaged part gives no report") {
        const QTemporaryDir folder;
        const std::string root = folder.filePath("runs").toStdString();
        const RunFile file = std::get<RunFile>(readRunFile(m_small));
        {
            RunJournal journal(root, {});
            QVERIFY(std::holds_alternative<std::monostate>(journal.keep(file)));
        }
        std::vector<LeftRun> left = LeftRun::find(root);
        const QDir parts(QString::fromStdString(root) + "/" +
                         QDir(QString::fromStdString(root)).entryList({"*-*"}).at(0));
        QVERIFY(QFile::rename(parts.filePath("1"), parts.filePath("one")) && QDir().mkpath(parts.filePath("1")));
        QCOMPARE(problemOf(left.front().report()).section(' ', 0, 0), QString("run-file.unreadable"));
        QVERIFY(QDir().rmdir(parts.filePath("1")));
        QCOMPARE(problemOf(left.front().report()).section(' ', 0, 0), QString("run-file.missing-entry"));
        QFile run(parts.filePath("run"));
        QVERIFY(run.open(QFile::ReadWrite) && run.resize(run.size() / 2));
        QVERIFY(!problemOf(left.front().report()).isEmpty());
        QVERIFY(run.resize(0));
        QVERIFY(!problemOf(left.front().report()).isEmpty());
    }

    NAMED_TEST(bomb, "I4.16 R2.2 an archive that expands beyond the limits is refused before it expands") {
        const std::string zeros(bombBytes, '\0');
        const ArchiveLimits wide{
            .entries = 20'000, .entryBytes = std::uint64_t{1} << 40, .bytes = std::uint64_t{1} << 40};
        std::map<std::string, std::string_view> entries;
        for (int i = 0; i < 5; ++i) {
            entries.emplace("content/" + std::to_string(i) + ".xml", zeros);
        }
        const std::string bytes = std::get<std::string>(packZip(entries, wide));
        QVERIFY(bytes.size() < bombBytes / 100);
        const ArchiveLimits limits{.entryBytes = bombBytes, .bytes = 4 * bombBytes};
        QCOMPARE(problemOf(unpackZip(bytes, limits)), QString("run-file.too-large "));
        QCOMPARE(problemOf(unpackZip(bytes, {.entryBytes = bombBytes - 1})),
                 QString("run-file.entry-too-large content/0.xml"));
        QVERIFY(problemOf(packZip(entries, limits)) == "run-file.too-large "); // the writer has the same limits

        // An entry that expands to more than it declares. The declared size follows the packed one in both lists.
        std::string liar = std::get<std::string>(packZip({{"run.xml", zeros}}, wide));
        std::string size;
        ZipMaker::put(size, static_cast<std::uint32_t>(bombBytes), 4);
        std::string wrong;
        ZipMaker::put(wrong, 70'000, 4);
        int changed = 0;
        for (std::size_t at = liar.find(size); at != std::string::npos; at = liar.find(size, at + 4)) {
            liar.replace(at, 4, wrong);
            ++changed;
        }
        QVERIFY(changed >= 2);
        QCOMPARE(problemOf(unpackZip(liar)), QString("run-file.size run.xml"));

        // Few packed bytes that declare the largest size need no memory either.
        ZipMaker small;
        small.add({.name = "run.xml", .bytes = std::string(10, 'x'), .method = 8, .size = 64u << 20});
        QCOMPARE(problemOf(unpackZip(small.bytes())), QString("run-file.size run.xml"));
    }

    NAMED_TEST(tooMany, "I4.16 R2.2 more than 10,000 entries are refused") {
        ZipMaker zip;
        for (int i = 0; i <= 10'000; ++i) {
            zip.add({.name = std::to_string(i), .bytes = ""});
        }
        QCOMPARE(problemOf(readRunFile(zip.bytes())), QString("run-file.too-many-entries "));
        QCOMPARE(problemOf(readRunFile(zip.bytes(5))), QString("run-file.damaged-list "));
        FolderContents folder;
        const auto text = std::make_shared<SourceText>("x", "");
        for (int i = 0; i < 10'000; ++i) {
            folder.files.emplace(std::to_string(i) + ".xml", text);
        }
        QCOMPARE(problemOf(writeRunFile({{}, text, folder})), QString("run-file.too-many-entries "));
    }

    NAMED_TEST(unsavedNames, "I4.16 R2.5 content whose names other systems do not have is not saved") {
        FolderContents folder;
        const auto text = std::make_shared<SourceText>("x", "");
        folder.files = {{"a.xml", text}, {"A.xml", text}};
        QCOMPARE(problemOf(writeRunFile({{}, text, folder})), QString("run-file.same-names content/a.xml"));
        folder.files = {{"a?.xml", text}};
        QCOMPARE(problemOf(writeRunFile({{}, text, folder})), QString("run-file.bad-name content/a?.xml"));
    }

    void names_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("areSame");
        const auto row = [](const char* name, const char* first, const char* second, bool areSame) {
            QTest::newRow(name) << QString::fromUtf8(first) << QString::fromUtf8(second) << areSame;
        };
        row("I4.16 R2.5 case of Latin", "Ab.xml", "aB.xml", true);
        row("I4.16 R2.5 case of accents", "É.xml", "é.xml", true);
        row("I4.16 R2.5 case of the extended letters", "ŁŻŸ.xml", "łżÿ.xml", true);
        row("I4.16 R2.5 case of Greek", "ΑΩ.xml", "αω.xml", true);
        row("I4.16 R2.5 case of Cyrillic", "ЯЁ.xml", "яё.xml", true);
        row("I4.16 R2.5 different letters", "ä.xml", "ö.xml", false);
        row("I4.16 R2.5 composed and decomposed letters", "caf\xc3\xa9.xml", "cafe\xcc\x81.xml", true);
        row("I4.16 R2.5 decomposed Hangul", "\xea\xb0\x80.xml", "\xe1\x84\x80\xe1\x85\xa1.xml", true);
        row("I4.16 R2.5 a letter without its accent", "cafe.xml", "cafe\xcc\x81.xml", false);
        row("I4.16 R2.5 another folder", "a/b.xml", "b/b.xml", false);
    }
    void names() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(bool, areSame);
        PortableNames names;
        QVERIFY(!faultOfName(first.toStdString()) && !faultOfName(second.toStdString()));
        QVERIFY(!names.add(first.toStdString()));
        QCOMPARE(names.add(second.toStdString()).has_value(), areSame);
        PortableNames backwards;
        QVERIFY(!backwards.add(second.toStdString()));
        QCOMPARE(backwards.add(first.toStdString()).has_value(), areSame);
    }

    NAMED_TEST(truncated, "I4.16 R2.2 a truncated file is refused, wherever it ends") {
        const std::size_t step = m_small.size() / damages + 1;
        for (std::size_t length = 0; length < m_small.size(); length += step) {
            const auto file = readRunFile(std::string_view(m_small).substr(0, length));
            QVERIFY2(std::holds_alternative<RunFileError>(file), std::to_string(length).c_str());
        }
        const auto file = readRunFile(std::string_view(m_small).substr(0, m_small.size() - 1));
        QCOMPARE(problemOf(file), QString("run-file.truncated "));
        QCOMPARE(problemOf(readRunFile(m_small + "x")), QString("run-file.truncated "));
    }

    NAMED_TEST(damaged, "I4.16 R2.2 a damaged file is refused, or its content is the same") {
        const ArchiveEntries whole = entriesOf(m_small);
        std::mt19937 random(1);
        int refused = 0;
        for (int i = 0; i < damages; ++i) {
            std::string bytes = m_small;
            bytes[random() % bytes.size()] ^= static_cast<char>(1u << (random() % 8));
            const auto read = unpackZip(bytes);
            if (std::holds_alternative<RunFileError>(read)) {
                ++refused;
                continue;
            }
            const ArchiveEntries& entries = std::get<ArchiveEntries>(read);
            QVERIFY(std::ranges::equal(entries, whole, {}, &ArchiveEntries::value_type::second,
                                       &ArchiveEntries::value_type::second));
        }
        QVERIFY2(refused > damages * 9 / 10, std::to_string(refused).c_str());
    }

private:
    /// Returns the names of the files with content in the only journal.
    static QStringList partsIn(const std::string& root) {
        const QDir folder(QString::fromStdString(root));
        QStringList names = QDir(folder.filePath(folder.entryList({"*-*"}).at(0))).entryList(QDir::Files);
        names.removeIf([](const QString& name) { return !name[0].isDigit(); });
        return names;
    }

    std::string m_small;
    const std::string m_description =
        "<orrery-run format=\"1\" program=\"1\">\n  <content>\n    <file path=\"orrery.xml\"/>\n  </content>\n"
        "  <run scenario=\"s\" file=\"orrery.xml\" seed=\"1\" turn=\"0\">\n  </run>\n"
        "  <hashes>\n    0000000000000007\n  </hashes>\n</orrery-run>\n";
};

QTEST_APPLESS_MAIN(RunfileTest)
#include "runfile_test.moc"
