// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/crash/crash_handler.h"
#include "app/describe/describe.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

namespace orrery::cli {

namespace {

constexpr std::array commands{
    Command{
        "check", "Reports all problems of a project's content; ends with 0, or with 1 if it has errors",
        "Examples:\n  orrery-cli check resources/demo\n  orrery-cli check seven-suns --format json > problems.json\n"
        "  orrery-cli check seven-suns --no-lint --warnings-as-errors\n"
        "  orrery-cli check seven-suns --no-baseline\n  orrery-cli check seven-suns --write-baseline",
        declareCheck},
    Command{"run", "Plays turns of a scenario and writes each turn's hash",
            "Examples:\n  orrery-cli run resources/demo --turns 10\n"
            "  orrery-cli run seven-suns --scenario first-light --seed 7 --turns 10 --trace trace.jsonl\n"
            "  orrery-cli run resources/demo --turns 3 --json\n"
            "  orrery-cli run seven-suns --orders orders.xml --view screen=build,zoom=1:4 --stop-at-pause\n"
            "  orrery-cli run seven-suns --turns 30 --find-order-dependence\n"
            "  orrery-cli run seven-suns --turns 30 --hints --memory-limit 2G --work-limit 90G --warnings-as-errors\n"
            "  orrery-cli run seven-suns --scenario two-worlds.xml --dump - | less\n"
            "  orrery-cli run seven-suns --turns 60 --break 'value:Sol III.Industry < 3' --until-break\n"
            "  orrery-cli run seven-suns --turns 20 --what-if 'Sol III.Industry=9@12..15'\n"
            "  orrery-cli run seven-suns --turns 20 --save strange.orrery-run --report turn-20.html "
            "--trace-csv trace.csv",
            declareRun},
    Command{"replay", "Plays a saved run again, and compares the hash of each turn; ends with 1 if one differs",
            "Examples:\n  orrery-cli run resources/demo --turns 3 --save a.orrery-run; orrery-cli replay a.orrery-run\n"
            "  orrery-cli replay strange.orrery-run --until 5 --json --hints --memory-limit 2G --work-limit 90G\n"
            "  orrery-cli replay strange.orrery-run --extract strange",
            declareReplay},
    Command{
        "explain", "Explains a value: lists every change of a turn, with the file and line that made it",
        "Examples:\n  orrery-cli explain resources/demo --object 'Algedi I' --value MaxIndustry --turn 3\n"
        "  orrery-cli explain seven-suns --scenario first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G "
        "--work-limit 90G "
        "--object 'Sol III' "
        "--value Population --json\n"
        "  orrery-cli explain seven-suns --object 'Sol III' --value MaxIndustry --turn 3 --set 'Sol III.size=huge'\n"
        "  orrery-cli explain seven-suns --object 'Sol III' --value MaxIndustry --acted-only\n"
        "  orrery-cli explain seven-suns --object 'Sol III' --value Crew --part 1\n"
        "  orrery-cli explain seven-suns --available BLD_MEGALITH --object 'Sol III' --empire Terrans "
        "--add tech:CON_CONC_CAMP",
        declareExplain},
    Command{
        "why-not", "Explains why an effects group did not fire, and finds the nearest change that makes it act",
        "Examples:\n  orrery-cli why-not resources/demo --group BLD_DYNAMO/charge --source 'Algedi I' --object 'Algedi "
        "I' --turn 3\n"
        "  orrery-cli why-not seven-suns --group BLD_MEGALITH/local --source 'Sol III' --turn 3\n"
        "  orrery-cli why-not seven-suns --group PRO_FUSION_PLANTS/group-1 --source Terrans --object 'Vega I' --json\n"
        "  orrery-cli why-not seven-suns --group BLD_MEGALITH/local --source 'Sol III' --set 'Sol III.owner=Terrans' "
        "--add tech:CON_CONC_CAMP --empire Terrans\n"
        "  cat two-worlds.xml | orrery-cli why-not seven-suns --scenario - --seed 7 --view zoom=1:4 --hints "
        "--memory-limit 2G --work-limit 90G --group "
        "BLD_MEGALITH/local "
        "--source Megalith",
        declareWhyNot},
    Command{"funnel", "Shows how each condition of an effects group narrows its scope",
            "Examples:\n  orrery-cli funnel resources/demo --group BLD_FORUM/order --source 'Algedi I' --turn 5\n"
            "  orrery-cli funnel seven-suns --scenario first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G "
            "--work-limit 90G "
            "--group "
            "BLD_MEGALITH/local --source Megalith --object 'Vega I' --json\n"
            "  orrery-cli funnel seven-suns --group BLD_MEGALITH/local --source 'Sol III' --set 'Vega I.size=huge' "
            "--add tech:CON_CONC_CAMP --empire Terrans",
            declareFunnel},
    Command{"enabled-by", "Lists what becomes available, active or in scope under overrides",
            "Examples:\n  orrery-cli enabled-by resources/demo --turn 3 --add tech:TECH_OLD_FAITH --empire Basalt\n"
            "  orrery-cli enabled-by seven-suns --scenario first-light --seed 7 --view zoom=1:4 --hints --memory-limit "
            "2G --work-limit 90G --set 'Sol "
            "III.size=huge' "
            "--class BLD_MEGALITH --json",
            declareEnabledBy},
    Command{"eval", "Checks and evaluates expressions; ends with 0, or with 1 if one of them has no value",
            "Examples:\n  orrery-cli eval '7 / 2' 'max(2^3, 3^2)'\n"
            "  orrery-cli eval 'A * B' --define A=6 --define B=7\n"
            "  orrery-cli eval 'Source.Population + 2' --project resources/demo --turn 3 --source 'Algedi I' --terms\n"
            "  orrery-cli eval Population --project seven-suns --scenario wide-sky --seed 7 --view zoom=1:4 --hints "
            "--memory-limit 2G --work-limit 90G "
            "--object Hearth\n"
            "  orrery-cli eval MaxPopulation --project seven-suns --object Hearth --set Hearth.size=huge "
            "--add tech:CON_CONC_CAMP --empire Terrans\n"
            "  orrery-cli eval - --json < expressions.txt",
            declareEval},
    Command{"ask",
            "Lists the turns and objects of a run for which a condition is true, or a number is largest or smallest",
            "Examples:\n  orrery-cli ask resources/demo 'Happiness < 3 and owner == Aurora' --of planet --became\n"
            "  orrery-cli ask seven-suns 'Industry + Trade' --of planet --largest --most 5 --turns 60\n"
            "  orrery-cli ask seven-suns Population --of planet --smallest --scenario first-light --seed 7 --view "
            "zoom=1:4 --hints --memory-limit 2G --work-limit 90G --json",
            declareAsk},
    Command{
        "plot", "Draws values over the turns of a run as a picture, or writes them as a table",
        "Examples:\n  orrery-cli plot resources/demo --of 'Algedi I.Industry' --of 'Algedi I.MaxIndustry' --svg a.svg\n"
        "  orrery-cli plot seven-suns --of planet.Population --where 'owner == Terrans' --as each --turns 60 --csv "
        "population.csv\n"
        "  orrery-cli plot seven-suns --of 'sum(planets, Trade)' --of counter:raids --together --scenario "
        "first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G --work-limit 90G --json",
        declarePlot},
    Command{
        "causes", "Writes the events, firings and changes of a turn as a graph: what caused what",
        "Examples:\n  orrery-cli causes resources/demo --turn 13 --group TECH_CHRONICLE/jubilee --followed --depth 3\n"
        "  orrery-cli causes seven-suns --turn 3 --object 'Sol III' --value MaxIndustry --led --dot causes.dot\n"
        "  orrery-cli causes resources/demo --turn 1 --json\n"
        "  orrery-cli causes seven-suns --from 1 --turn 9 --connected --hide change --hide input --most 100 --scenario "
        "first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G --work-limit 90G",
        declareCauses},
    Command{
        "coverage", "Reports which classes, groups, conditions and effects a run, the tests or a sweep reach",
        "Examples:\n  orrery-cli coverage seven-suns --turns 60\n"
        "  orrery-cli coverage resources/demo --tests --jobs 2\n"
        "  orrery-cli coverage resources/demo --sweep forum-reach\n"
        "  orrery-cli coverage resources/demo --turns 30 --html coverage.html --cobertura coverage.xml\n"
        "  orrery-cli coverage seven-suns --scenario first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G "
        "--work-limit 90G --json",
        declareCoverage},
    Command{"profile", "Measures which groups, conditions and expressions take the time of turns",
            "Examples:\n  orrery-cli profile resources/demo --turns 10\n"
            "  orrery-cli profile seven-suns --from 20 --turns 30 --sort per-object --rows 10\n"
            "  orrery-cli profile seven-suns --scenario first-light --seed 7 --view zoom=1:4 --hints --memory-limit 2G "
            "--work-limit 90G --json",
            declareProfile},
    Command{
        "bisect", "Finds the smallest set of changed lines that gives an expression another value",
        "Examples:\n  orrery-cli bisect resources/demo resources/demo --expect Industry --object 'Algedi I' --turns 8\n"
        "  orrery-cli bisect seven-suns@HEAD~9 seven-suns --test forum-keeps-order\n"
        "  orrery-cli bisect seven-suns seven-suns-new --expect 'sum(planets, Trade)' --scenario first-light --seed 7 "
        "--memory-limit 2G --work-limit 90G --json",
        declareBisect},
    Command{"diff",
            "Plays two versions of a project, and lists every value that comes out different; ends with 1 if any",
            "Examples:\n  orrery-cli diff seven-suns seven-suns-new --turns 30\n"
            "  orrery-cli diff seven-suns seven-suns-new --scenario first-light --seed 7 --view zoom=1:4 --hints "
            "--memory-limit 2G --work-limit 90G --json\n"
            "  orrery-cli diff resources/demo resources/demo --turns 8 --what-if 'Algedi I.Industry=9@5'\n"
            "  orrery-cli diff seven-suns@HEAD~1 seven-suns --markdown --check-roots\n"
            "  orrery-cli diff seven-suns@v1.0 seven-suns@main --turn 20\n"
            "  orrery-cli diff seven-suns@HEAD seven-suns --turns 30 --seeds 1..50 --jobs 4\n"
            "  orrery-cli diff strange.orrery-run seven-suns --turns 20",
            declareDiff},
    Command{"test", "Plays the tests of a project's content; ends with 1 if any fails",
            "Examples:\n  orrery-cli test resources/demo\n"
            "  orrery-cli test resources/demo --filter foundry --jobs 1\n"
            "  orrery-cli test seven-suns --accept\n"
            "  orrery-cli test resources/demo --junit results.xml --memory-limit 2G --work-limit 90G --json",
            declareTest},
    Command{
        "mutate",
        "Puts small faults into the content, one at a time, and lists those that no test notices; ends with 1 if any",
        "Examples:\n  orrery-cli mutate resources/demo --filter SPC_RICH_ORE\n"
        "  orrery-cli mutate seven-suns --jobs 4 --memory-limit 2G --work-limit 90G --json",
        declareMutate},
    Command{"rank", "Ranks the parts of the content by what their removal, or 10 % more, does to a number of a run",
            "Examples:\n  orrery-cli rank resources/demo --object Aurora --measure 'sum(owned planets, Industry)' "
            "--turns 10 --tries 12\n"
            "  orrery-cli rank seven-suns --scenario first-light --seeds 1..20 --turns 40 --object 'Sol III' --measure "
            "Happiness --tries 50 --most 10\n"
            "  orrery-cli rank seven-suns --measure 'count(ships)' --jobs 4 --memory-limit 2G --work-limit 90G --json",
            declareRank},
    Command{
        "solve", "Finds the value of a number of the content that makes a measure of a run reach a target",
        "Examples:\n  orrery-cli solve resources/demo --number 'BLD_FORUM/order raise-max-meter to' --from 2 --to 8 "
        "--object Aurora --measure 'sum(owned planets, Happiness)' --target 38 --turns 8\n"
        "  orrery-cli solve seven-suns --number GRAVITY --from 5 --to 15 --measure 'count(ships)' --target 12 "
        "--tolerance 0.5 --scenario first-light --seeds 1..20 --jobs 4 --memory-limit 2G --work-limit 90G --json",
        declareSolve},
    Command{
        "shrink",
        "Makes a failure small: removes everything that a failed test, a run with an error or a difference does not "
        "need",
        "Examples:\n  orrery-cli shrink seven-suns --test forum-keeps-order --save small.orrery-run\n"
        "  orrery-cli shrink seven-suns@HEAD seven-suns --test forum-keeps-order --extract small\n"
        "  orrery-cli shrink seven-suns seven-suns-new --scenario first-light --seed 7 --turns 20 --object 'Sol III' "
        "--value Industry --extract small\n"
        "  orrery-cli shrink strange.orrery-run --save small.orrery-run --most-runs 500 --memory-limit 2G "
        "--work-limit 90G --json",
        declareShrink},
    Command{"sweep",
            "Plays a sweep of the content: many runs with other numbers; ends with 1 if a variant or a run has errors",
            "Examples:\n  orrery-cli sweep resources/demo forum-reach\n"
            "  orrery-cli sweep resources/demo forum-reach --out build/forum.sqlite --csv build/forum.csv --jobs 2\n"
            "  orrery-cli sweep resources/demo forum-reach --turns 5 --seeds 1..20 --json\n"
            "  orrery-cli sweep seven-suns --out seven-suns.sqlite --restart --memory-limit 2G --work-limit 90G",
            declareSweep},
    Command{
        "import", "Creates a project from another game's content, or only checks that content",
        "Examples:\n  orrery-cli import freeorion-classic ~/freeorion/default --out freeorion --report report.json\n"
        "  orrery-cli import freeorion ~/freeorion/default --out freeorion --save game.sav --report report.json\n"
        "  orrery-cli import freeorion ~/freeorion/default --check --save game.xml.xz --report report.json",
        declareImport},
    Command{"compare", "Compares the values of a saved game with those that the rules give",
            "Examples:\n  orrery-cli compare freeorion freeorion --save game.xml.xz\n"
            "  orrery-cli compare freeorion freeorion --save game.xml.xz --json",
            declareCompare},
    Command{
        "export", "Writes the edits of an imported project back into a copy of the game's content",
        "Examples:\n  orrery-cli export freeorion freeorion --from ~/freeorion/default --out ~/freeorion/edited\n"
        "  orrery-cli export freeorion freeorion --from ~/freeorion/default --out ~/freeorion/edited --macros here\n"
        "  orrery-cli export freeorion freeorion --from ~/freeorion/default --out ~/freeorion/edited --overwrite\n"
        "  orrery-cli export freeorion freeorion --from ~/freeorion/default --out ~/freeorion/edited "
        "--changed-files use --new-file scripting/techs/MINE.focs.txt",
        declareExport},
    Command{"list", "Lists the objects, groups or scenarios of a project, one per line, with tabs between the fields",
            "Examples:\n  orrery-cli list resources/demo scenarios\n  orrery-cli list seven-suns groups\n"
            "  orrery-cli list seven-suns objects --scenario first-light --seed 7 --view zoom=1:4 --hints "
            "--memory-limit 2G --work-limit 90G --turn 10",
            declareList},
    Command{"reference", "Writes a reference of the content format, with help and an example for each entry",
            "Examples:\n  orrery-cli reference resources/demo --out reference.html\n"
            "  orrery-cli reference --markdown | less",
            declareReference},
    Command{"strings",
            "Exports a project's texts for translators, imports their translations, or counts the missing ones",
            "Examples:\n  orrery-cli strings list resources/demo\n"
            "  orrery-cli strings export seven-suns de.po --language de\n  orrery-cli strings import seven-suns de.po",
            declareStrings},
};

constexpr auto summary = "Checks, plays and explains game rules written in XML.";
constexpr auto notes =
    "orrery-cli COMMAND --help lists the options of a command, with examples.\n"
    "Exit status: 0 if the command succeeded; 1 if the content or its run has errors; 2 if the command failed or an "
    "output could not be written; 3 if `run` stopped at a breakpoint; 141 if the reader of an output closed it; 128 + "
    "n after signal n, so 130 after "
    "Ctrl-C.";

/// Returns the arguments as CLI11 expects them: in reverse order. For `eval`, `[1, 2]` is a pair, but CLI11 would read
/// a list. A blank at the end of the argument prevents that, without changing any column number.
std::vector<std::string> argumentsOf(int argc, char** argv) {
    std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    const bool isEval = !arguments.empty() && arguments.front() == "eval";
    for (std::string& argument : arguments) {
        if (isEval && argument.starts_with('[') && argument.ends_with(']')) {
            argument += ' ';
        }
    }
    std::ranges::reverse(arguments);
    return arguments;
}

int run(int argc, char** argv) {
    CLI::App app{summary, "orrery-cli"};
    app.set_version_flag("--version", "orrery-cli " ORRERY_VERSION);
    app.require_subcommand(1);
    app.footer(std::string(notes));
    std::function<int()> chosen;
    describe::Program program{.name = "orrery-cli",
                              .summary = summary,
                              .version = ORRERY_VERSION,
                              .notes = notes,
                              .options = OptionList(app).described(),
                              .commands = {},
                              .seeAlso = "orrery"};
    for (const Command& command : commands) {
        CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.summary));
        sub->footer(std::string(command.examples));
        OptionList list(*sub);
        auto work = command.declare(list);
        sub->callback([&chosen, work] { chosen = work; });
        program.commands.push_back(
            {std::string(command.name), std::string(command.summary), std::string(command.examples), list.described()});
    }
    std::string form;
    CLI::App* const hidden = app.add_subcommand("describe", "Writes the manual page, or the completions for a shell");
    hidden->group(""); // the installation has its output; the help does not list it
    OptionList(*hidden).text("form", form, "The form of the output").required().oneOf(describe::forms());
    hidden->callback([&] {
        chosen = [&] { return writeData(*describe::describe(program, form)) ? status::good : status::failed; };
    });
    const auto say = [&](const CLI::Error& what) {
        std::ostringstream out;
        std::ostringstream messages;
        app.exit(what, out, messages);
        writeData(out.str());
        if (const std::string text = messages.str(); !text.empty()) {
            writeMessage(std::string_view(text).substr(0, text.size() - 1));
        }
    };
    try {
        app.parse(argumentsOf(argc, argv));
    } catch (const CLI::Success& asked) { // --help, --version
        say(asked);
        return status::good;
    } catch (const CLI::ParseError& wrong) {
        say(wrong);
        return status::failed;
    }
    return chosen();
}

} // namespace

} // namespace orrery::cli

int main(int argc, char** argv) {
    orrery::cli::occupyClosedDescriptors();
    orrery::cli::catchSignals();
    orrery::crash::catchCrashes(); // afterwards, because it hands signals on to the handlers before it
    return orrery::cli::finish(orrery::cli::run(argc, argv));
}
