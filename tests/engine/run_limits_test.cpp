// SPDX-License-Identifier: GPL-3.0-or-later
// Runs with content that grows without end: each limit stops them, and names the group that grew most (R2.4).
#include "engine/text/machine_memory.h"
#include "engine/turn/growth.h"
#include "engine/turn/run_limits.h"
#include "engine/universe/shared_parts.h"
#include "tests/engine/effect_play.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <malloc.h>
#include <map>
#include <new>

using namespace orrery::engine;
using namespace orrery::engine::fixture;

namespace {

std::size_t allocated = 0;              ///< bytes that this program has requested
std::size_t live = 0;                   ///< the part of these that it has not freed
std::size_t mostLive = ~std::size_t{0}; ///< requests beyond this fail

} // namespace

// Counts requested memory. The count is the same on every machine, and it reveals quadratic growth.
void* operator new(std::size_t size) {
    allocated += size;
    void* const memory = live + size > mostLive ? nullptr : std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    live += malloc_usable_size(memory);
    return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { // used by sorting
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
void operator delete(void* memory) noexcept {
    live -= memory == nullptr ? 0 : malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    operator delete(memory);
}

namespace {

std::string answer(const std::string& id, const std::string& effects) {
    return "<group id=\"" + id + "\"><trigger after=\"festival\"/><scope><include>" + onHost +
           "</include></scope><effects>" + effects + "</effects></group>";
}

/// Returns a building that raises `count` festivals in the first turn, and a class with groups that respond to them.
std::string festivals(int count, const std::string& answers) {
    std::string raised;
    for (int i = 0; i < count; ++i) {
        raised += R"xml(<raise occurrence="festival"/>)xml";
    }
    return once(raised) + R"xml(<class id="EAR" type="building">)xml" + answers + "</class>";
}

const std::string ear = yard + R"xml(<place class="EAR" on="Sol III" name="Ear"/>)xml";
const std::string twice = R"xml(<then><raise occurrence="festival"/><raise occurrence="festival"/></then>)xml";
const std::string doubling = R"xml(<delay turns="1">)xml" + twice + "</delay>";

/// A building that doubles each turn.
const std::string growing = R"xml(<class id="BLD" type="building"><group id="grow"><scope><include><self/></include>
    </scope><effects><create-object class="BLD"/></effects></group></class>)xml";

/// Returns the errors and warnings of a run: "code: arguments;", each once.
QString problems(const Game& game) {
    std::string all;
    for (const RunProblem& problem : game.session().problems()) {
        std::string text = std::string(problem.diagnostic.code()) + ":";
        for (const Phrase& arg : problem.diagnostic.args) {
            text += " " + arg.english();
        }
        all += text + ";";
    }
    return QString::fromStdString(all);
}

std::size_t pendingEffects(const Game& game) {
    return game.session().state().view().pending->effects.size();
}

/// Returns the factor by which a run requests more memory for four times the number.
double growthOf(const std::function<Game(int)>& begin, int few) {
    const auto of = [&](int number) {
        Game game = begin(number);
        const std::size_t before = allocated;
        game.goTo(3);
        return static_cast<double>(allocated - before);
    };
    of(few); // makes everything that is made only once
    return of(4 * few) / of(few);
}

} // namespace

Q_DECLARE_METATYPE(Play)

class RunLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void play_data();
    void play() {
        QFETCH(Play, run);
        run();
    }
};

void RunLimitsTest::play_data() {
    QTest::addColumn<Play>("run");
    const auto row = [](const char* name, Play run) { QTest::newRow(name) << run; };

    row("R2.4 pending effects that double each turn end at a limit of 100, and the group is named", [] {
        Game game(festivals(1, answer("twice", doubling)), ear);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.pending = 100});
        game.goTo(12);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-pending: 100 EAR/twice;"));
        QCOMPARE(pendingEffects(game), std::size_t{100});
        QCOMPARE(game.session().turn(), 12U);
    });
    row("R2.4 of several groups the one with most pending effects is named", [] {
        const std::string delays = R"xml(<delay turns="9">)xml" + twice + "</delay>";
        Game game(festivals(20, answer("few", delays) + answer("many", delays + delays + delays)), ear);
        game.session().setLimits({.pending = 50});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-pending: 50 EAR/many;"));
    });
    row("R2.4 long lists of objects weigh more among pending effects", [] {
        std::string many;
        for (int i = 0; i < 160; ++i) {
            many += R"xml(<place class="EAR" on="Mars"/>)xml";
        }
        Game game(once(R"xml(<delay turns="5"><then><destroy-object/></then></delay>)xml",
                       R"xml(<object-type type="building"/>)xml") +
                      R"xml(<class id="EAR" type="building"/>)xml",
                  yard + many);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.pending = 10});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-pending: 10 BLD/#1;"));
        QCOMPARE(pendingEffects(game), std::size_t{0});
    });
    row("R2.4 putting off four times the effects asks for about four times the memory", [] {
        const auto begin = [](int number) {
            std::string delays;
            for (int i = 0; i < number; ++i) {
                delays += R"xml(<delay turns="1"><then><destroy-object/></then></delay>)xml";
            }
            return Game(once(delays, R"xml(<object-type type="ship"/>)xml"),
                        yard + R"xml(<place class="SHP_SCOUT" in="Sol"/>)xml");
        };
        const double growth = growthOf(begin, 250);
        QVERIFY2(growth < 5.0, std::to_string(growth).c_str());
    });
    row("R2.4 events end at a limit of 50: what follows happens, and is not answered", [] {
        Game game(festivals(200, answer("count", R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml")), ear);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.events = 50});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-events: 50 BLD/#1;"));
        QCOMPARE(game.log().occurrences.size(), std::size_t{50});
        QVERIFY(game.at("Terrans", "Favour") > 40.0 && game.at("Terrans", "Favour") <= 50.0);
    });
    row("R2.4 firings end at a limit of 20, in the next turn they go on", [] {
        std::string yards;
        for (int i = 0; i < 40; ++i) {
            yards += R"xml(<place class="BLD" on="Sol III"/>)xml";
        }
        Game game(moreVocabulary + R"xml(<class id="BLD" type="building"><group id="all"><scope><include>)xml" +
                      onHost +
                      R"xml(</include></scope><effects><modify-stockpile resource="Favour" amount="1"/></effects>
                      </group></class>)xml",
                  yards);
        game.session().setLimits({.firings = 20});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-firings: 20 BLD/all;"));
        QCOMPARE(game.at("Terrans", "Favour"), 20.0);
        game.session().setLimits({});
        game.goTo(2);
        QCOMPARE(game.at("Terrans", "Favour"), 60.0);
    });
    row("R2.4 changes of values end at a limit of 60, all of which are made", [] {
        std::string many;
        for (int i = 0; i < 300; ++i) {
            many += R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml";
        }
        Game game(once(many), yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.changes = 60});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-changes: 60 BLD/#1;"));
        QCOMPARE(game.log().values.size(), std::size_t{60});
    });
    row("R2.4 the trace of a turn ends at a limit of 9,000 bytes", [] {
        std::string many;
        for (int i = 0; i < 300; ++i) {
            many += R"xml(<set-property property="bonus" value="turn"/>)xml";
        }
        Game game(once(many, planets), yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.traceBytes = 9'000});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-much-trace: 9000 BLD/#1;"));
        QVERIFY(traceBytes(game.log()) < 12'000);
    });
    row("R2.4 objects end at a limit of 100: the group that made most is named, and each turn says it once", [] {
        Game game(R"xml(<class id="BLD" type="building"><group id="grow"><scope><include><self/></include></scope>
            <effects><create-object class="BLD"/></effects></group></class>)xml",
                  yard);
        game.session().setLimits({.objects = 100});
        game.goTo(10);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-objects: BLD 100 BLD/grow;"));
        QCOMPARE(game.session().universe().rowCount(), std::size_t{100});
        QCOMPARE(game.session().problems().front().diagnostic.where, game.session().program().groups[0].checked->head);
    });
    row("R2.4 a scenario with too many objects is told at its galaxy or its statement", [] {
        const auto told = [](const std::string& scenario) {
            Game game("", "</scenario><scenario id=\"big\">" + scenario);
            const auto program = game.session().sharedProgram();
            const CheckedScenario* const big = program->model->findScenario("big");
            const auto session = Session::start(program, *big, 1, true, {.objects = 20});
            const std::vector<RunProblem> all = session->problems();
            const SourceText& file = *program->model->files[all.at(0).diagnostic.where.file.value];
            return QString::fromStdString(std::string(file.slice(all[0].diagnostic.where.span))) + ": " +
                   QString::fromStdString(all[0].diagnostic.message());
        };
        QCOMPARE(told(R"xml(<galaxy systems="30" planets="3"/>)xml"),
                 QString(R"(<galaxy systems="30" planets="3"/>: cannot create an object of class 'SYSTEM': limit of )"
                         "20 objects reached, most of this turn's by the scenario"));
        std::string systems;
        for (int i = 0; i <= 20; ++i) {
            systems += "<system name=\"S" + std::to_string(i) + "\" x=\"0\" y=\"0\"/>";
        }
        QVERIFY(told(systems).startsWith("<system name=\"S20\" x=\"0\" y=\"0\"/>: cannot create an object"));
    });
    row("R2.4 starlanes per effect end at a limit of 1: its group is named", [] {
        Game game(once(R"xml(<add-starlane><to><object-type type="system"/></to></add-starlane>)xml",
                       R"xml(<object-type type="system"/>)xml"),
                  yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.lanes = 1});
        game.goTo(1);
        QCOMPARE(problems(game), QString("run.too-many-lanes: 1 BLD/#1;"));
    });
    row("R2.4 a chain that is cut names the group that answers most in it", [] {
        const std::string feast = R"xml(<raise occurrence="feast"/>)xml";
        const std::string content =
            R"xml(<vocabulary><occurrence id="feast"/></vocabulary>)xml" +
            festivals(1, answer("first", feast) +
                             R"xml(<group id="again"><trigger after="feast"/><scope><include>)xml" + onHost +
                             "</include></scope><effects>" + feast + "</effects></group>");
        Game game(content, ear);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.chain = 10});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromUtf8("run.chain-cut: 10 EAR/again → EAR/again … EAR/again;"));
    });
    row("R2.4 answers of a turn end at a limit of 30: the group that answered most is named", [] {
        const std::string favour = R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml";
        Game game(festivals(40, answer("one", favour)), ear);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.answers = 30});
        game.goTo(1);
        QVERIFY2(problems(game).startsWith("run.too-many-answers: 30 ") && problems(game).endsWith(" EAR/one;"),
                 qPrintable(problems(game)));
    });
    row("R2.4 of several groups the one that made most objects is named, not the one that wanted the last", [] {
        const auto making = [](const std::string& id, const std::string& count) {
            return "<group id=\"" + id + R"xml("><scope><include><self/></include></scope><effects>
                <create-object class="NEW" count=")xml" +
                   count + R"xml("/></effects></group>)xml";
        };
        Game game(R"xml(<class id="BLD" type="building">)xml" + making("few", "5") + making("many", "80") +
                      making("last", "30") + R"xml(</class><class id="NEW" type="building"/>)xml",
                  yard);
        QCOMPARE(game.findings(), std::vector<std::string>{});
        game.session().setLimits({.objects = 100});
        game.goTo(1);
        QCOMPARE(problems(game), QString::fromStdString("run.too-many-objects: NEW 100 BLD/many;"));
    });
    row("R2.4 work ends a run at its limit: whole turns stay as they are, and the group is named", [] {
        const std::string heavy = R"xml(<number-of at-least="1"><expression if="id != Target.id"/></number-of>)xml";
        const std::string content = moreVocabulary + R"xml(<class id="BLD" type="building"><group id="much"><scope>
            <include>)xml" + heavy + R"xml(</include></scope><effects><set-property property="bonus" value="turn"/>
            </effects></group></class>)xml";
        Game free(content, yard);
        QCOMPARE(free.findings(), std::vector<std::string>{});
        free.goTo(20);
        Game game(content, yard);
        const std::uint64_t workOfTurn = free.session().workDone(1);
        QVERIFY(workOfTurn > 0);
        game.session().setLimits({.workOfRun = 8 * workOfTurn + workOfTurn * 3 / 4});
        game.goTo(20);
        const std::uint32_t last = game.session().last();
        QVERIFY2(last > 4 && last < 10, std::to_string(last).c_str());
        QCOMPARE(problems(game), QString("run.work-used-up: %1 BLD/much;").arg(last));
        QCOMPARE(game.session().turn(), last);
        for (std::uint32_t turn = 0; turn <= last; ++turn) {
            QCOMPARE(game.session().history().hash(turn), free.session().history().hash(turn));
        }
        game.session().setLimits({}); // with more work it continues where it stopped
        QCOMPARE(problems(game), QString());
        game.goTo(20);
        QCOMPARE(game.session().history().hash(20), free.session().history().hash(20));
    });
    row("R2.4 the objects of a turn are work, whether groups ask about them or not", [] {
        const auto workWith = [](int scouts) {
            std::string placed;
            for (int i = 0; i < scouts; ++i) {
                placed += R"xml(<place class="SHP_SCOUT" on="Sol"/>)xml";
            }
            Game game(moreVocabulary, placed);
            game.goTo(1);
            return game.session().workDone(1);
        };
        const std::uint64_t few = workWith(1'000);
        const std::uint64_t many = workWith(2'000);
        QVERIFY2(few > 0 && many > few + few / 2, (std::to_string(few) + " " + std::to_string(many)).c_str());
    });
    row("R2.4 going back gives the work of a run back", [] {
        Game game(festivals(1, answer("a", R"xml(<modify-stockpile resource="Favour" amount="1"/>)xml")), ear);
        game.goTo(5);
        const std::uint64_t work = game.session().workDone(5);
        game.session().setLimits({.workOfRun = work});
        game.session().change(game.session().scenario());
        QCOMPARE(game.session().last(), 5U);
        game.goTo(6);
        QCOMPARE(game.session().last(), 5U);
        QVERIFY(game.session().limitReached());
    });
    row("R2.4 memory ends a run at its limit: whole turns stay as they are, and the group is named", [] {
        Game free(growing, yard);
        QCOMPARE(free.findings(), std::vector<std::string>{});
        free.goTo(11);
        Game game(growing, yard);
        game.session().setLimits({.memory = free.session().bytes() / 4});
        game.goTo(11);
        const std::uint32_t last = game.session().last();
        QVERIFY2(last > 4 && last < 11, std::to_string(last).c_str());
        QVERIFY2(problems(game).startsWith(QString("run.memory-used-up: %1 BLD/grow ").arg(last)),
                 qPrintable(problems(game)));
        QVERIFY(game.session().bytes() <= free.session().bytes() / 4);
        QCOMPARE(game.session().turn(), last);
        QCOMPARE(game.countOf("BLD"), std::size_t{1} << last);
        for (std::uint32_t turn = 0; turn <= last; ++turn) {
            QCOMPARE(game.session().history().hash(turn), free.session().history().hash(turn));
        }
        game.session().setLimits({}); // with more memory it continues where it stopped
        game.goTo(11);
        QCOMPARE(problems(game), QString());
        QCOMPARE(game.session().history().hash(11), free.session().history().hash(11));
    });
    row("R2.4 a thousand million objects are refused before memory is taken for them", [] {
        Game game(R"xml(<class id="BLD" type="building"><group id="grow"><scope><include><self/></include></scope>
            <effects><create-object class="BLD" count="1000000000"/></effects></group></class>)xml",
                  yard);
        game.session().setLimits({.memory = std::size_t{32} << 20});
        const std::size_t before = live;
        mostLive = live + (std::size_t{64} << 20);
        game.goTo(1);
        mostLive = ~std::size_t{0};
        QCOMPARE(game.session().last(), 0U);
        QCOMPARE(problems(game), QString("run.memory-used-up: 0 BLD/grow its memory limit of 32 MB;"));
        QVERIFY2(live - before < (std::size_t{1} << 20), std::to_string(live - before).c_str());
    });
    row("R2.4 memory that the machine refuses, wherever in a turn, ends the run after the last whole turn", [] {
        Game free(growing, yard);
        free.goTo(8);
        std::set<std::uint32_t> ends;
        for (std::size_t room = 100'000; room < 4'000'000; room += room / 6) {
            Game game(growing, yard);
            mostLive = live + room;
            game.goTo(8);
            mostLive = ~std::size_t{0};
            const std::uint32_t last = game.session().last();
            ends.insert(last);
            QCOMPARE(problems(game).contains("run.memory-used-up"), last < 8);
            QCOMPARE(game.session().turn(), last);
            QVERIFY(last == 8 || game.session().problems().back().diagnostic.message().find(
                                     " MB, and the system gives no more, mostly because of ") != std::string::npos);
            QCOMPARE(game.countOf("BLD"), std::size_t{1} << last);
            QCOMPARE(game.session().history().hash(last), free.session().history().hash(last));
        }
        QVERIFY2(ends.size() > 3, std::to_string(ends.size()).c_str());
    });
    row("R2.4 a table that the machine refuses is empty, and the run has ended", [] {
        const Game free(growing, yard);
        const auto program = free.session().sharedProgram();
        std::size_t refused = 0;
        for (std::size_t room = 10'000; room < 1'000'000; room += 10'000) {
            std::unique_ptr<Session> session;
            mostLive = live + room;
            try {
                session = Session::start(program, program->model->scenarios.front());
            } catch (const std::bad_alloc&) { // no room even for an empty table
            }
            mostLive = ~std::size_t{0};
            if (session != nullptr) {
                const bool isEmpty = session->state().view().rowCount == 0;
                QCOMPARE(session->limitReached().has_value(), isEmpty);
                refused += isEmpty ? 1 : 0;
            }
        }
        QVERIFY(refused > 0);
    });
    row("R2.4 what a run holds is counted", [] {
        Game small(growing, yard);
        const std::size_t before = live;
        Game game(growing, yard);
        game.goTo(11);
        const auto held = static_cast<double>(live - before);
        const auto counted = static_cast<double>(game.session().bytes());
        QVERIFY2(counted > 0.6 * held && counted < 1.5 * held, std::to_string(counted / held).c_str());
    });
    row("R2.4 making four times the objects asks for about four times the memory", [] {
        const auto begin = [](int number) {
            return Game(R"xml(<class id="BLD" type="building"><group><activation if="turn == 1"/><scope><include><self/>
                        </include></scope><effects><create-object class="NEW" count=")xml" +
                            std::to_string(number) + R"xml("/></effects></group></class>
                        <class id="NEW" type="building"/>)xml",
                        yard);
        };
        const double growth = growthOf(begin, 500);
        QVERIFY2(growth < 5.0, std::to_string(growth).c_str());
    });
    row("R2.4 the memory of the machine is what its control groups leave of it", [] {
        QTemporaryDir folder;
        const auto write = [&](const QString& path, const QByteArray& bytes) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(path).path()));
            QFile file(folder.filePath(path));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        const auto usable = [&] { return usableMemory(folder.path().toStdString()); };
        write("proc/meminfo", "MemTotal:        8000 kB\nMemFree: 10 kB\n");
        QCOMPARE(usable(), std::uint64_t{8'192'000});
        write("proc/self/cgroup", "0::/a/b\n");
        write("sys/fs/cgroup/a/b/memory.max", "max\n");
        QCOMPARE(usable(), std::uint64_t{8'192'000});
        write("sys/fs/cgroup/a/memory.max", "4096\n");
        QCOMPARE(usable(), std::uint64_t{4096});
        write("proc/self/cgroup", "5:cpu,memory:/c\n0::/\n");
        write("sys/fs/cgroup/memory/c/memory.limit_in_bytes", "512\n");
        QCOMPARE(usable(), std::uint64_t{512});
        QVERIFY(defaultMemoryLimit() > 0);
        QCOMPARE(parseByteCount("512M"), std::optional(std::uint64_t{512} << 20));
        QCOMPARE(parseByteCount("3T"), std::optional(std::uint64_t{3} << 40));
        QCOMPARE(parseByteCount("77"), std::optional(std::uint64_t{77}));
        QCOMPARE(parseCount("77"), std::optional(std::uint64_t{77}));
        QCOMPARE(parseCount("90G"), std::optional(std::uint64_t{90'000'000'000}));
        for (const char* wrong : {"", "M", "5X", "-1", "1.5G", "99999999999T", "5MB"}) {
            QVERIFY2(!parseByteCount(wrong) && !parseCount(wrong), wrong);
        }
    });
    row("R2.4 every limit is a row with a diagnostic of its own", [] {
        std::map<std::string_view, int> codes;
        for (const RunLimitRow& limit : runLimitRows()) {
            QVERIFY(!limit.label.empty() && limit.value != nullptr && limit.diagnostic != nullptr);
            QVERIFY(RunLimits{}.*limit.value > 0);
            QVERIFY2(++codes[limit.diagnostic->code] == 1, std::string(limit.label).c_str());
        }
    });
    row("R2.4 the page of the command line gives the value and the code of every limit", [] {
        QFile file(QString(ORRERY_SOURCE_DIR) + "/docs/command-line.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        for (const RunLimitRow& limit : runLimitRows()) {
            const std::uint64_t value = RunLimits{}.*limit.value;
            const QString shown = limit.value == &RunLimits::memory
                                      ? QString("`--memory-limit`")
                                      : QLocale(QLocale::English).toString(static_cast<qulonglong>(value));
            const QString line = QString("| %1 | %2 | `%3` |")
                                     .arg(QString::fromUtf8(limit.label.data(), static_cast<int>(limit.label.size())),
                                          shown, QString::fromStdString(std::string(limit.diagnostic->code)));
            QVERIFY2(page.contains(line.toUtf8()), qPrintable(line));
        }
    });
    row("R2.4 copies of a long list share its parts, and keep their own entries", [] {
        struct Entry {
            std::uint64_t key = 0;
            int value = 0;
        };
        using Parts = SharedParts<Entry, &Entry::key>;
        Parts parts;
        for (std::uint64_t key = 1; key <= 20'000; ++key) {
            parts.put({key * 7 % 20'011, 0}); // not in the order of keys
        }
        QCOMPARE(parts.size(), std::size_t{20'000});
        std::map<std::uint64_t, int> wanted;
        parts.forEach([&](const Entry& entry) { wanted[entry.key] = entry.value; });
        QCOMPARE(wanted.size(), std::size_t{20'000});
        parts.share();
        const std::size_t before = allocated;
        const Parts copy = parts;
        for (std::uint64_t key = 100; key < 200; ++key) {
            parts.erase(key);
            parts.put({key + 1'000, 5});
        }
        QVERIFY2(allocated - before < 100'000, std::to_string(allocated - before).c_str());
        std::uint64_t last = 0;
        copy.forEach([&](const Entry& entry) {
            QVERIFY(entry.key > last && entry.value == 0);
            last = entry.key;
        });
        QCOMPARE(copy.size(), std::size_t{20'000});
        QVERIFY(copy.find(150) != nullptr && parts.find(150) == nullptr);
        QCOMPARE(parts.find(1'150)->value, 5);
        QCOMPARE(parts.size(), std::size_t{19'900});
    });
}

QTEST_APPLESS_MAIN(RunLimitsTest)
#include "run_limits_test.moc"
