// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/run_events.h"
#include "app/cli/run_files.h"

#include "engine/check/render.h"
#include "engine/lab/breakpoints.h"
#include "engine/trace/trace_csv.h"
#include "engine/trace/turn_report.h"
#include "engine/turn/order_dependence.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace orrery::cli {

namespace {

using Json = nlohmann::ordered_json;

struct Options {
    PlayOptions play;
    std::uint32_t turns = 1;
    bool stopsAtPause = false;
    std::string dump;
    std::string trace;
    std::string traceCsv;
    std::string report;
    std::string save;
    bool findsOrders = false;
    bool warningsAsErrors = false;
    std::vector<std::string> breaks;
    bool untilBreak = false;
    bool json = false;
};

/// Returns the lowest severity that counts as an error of the command.
engine::Severity limitOf(const Options& options) {
    return options.warningsAsErrors ? engine::Severity::warning : engine::Severity::error;
}

/// One of the output files of a run. Its functions do nothing if the user has not requested the file.
class LinesFile {
public:
    bool open(const std::string& path, engine::OutputGuard& guard) { return path.empty() || m_file.open(path, guard); }
    /// @param dump function that writes lines to its argument
    template <typename Dump>
    bool write(Dump&& dump) {
        return !m_file.isOpen() || dump([this](std::string_view lines) { return m_file.write(lines); });
    }
    bool commit() { return !m_file.isOpen() || m_file.commit(); }
    bool isStandardOutput() const { return m_file.isStandardOutput(); }

private:
    OutputFile m_file;
};

/// Writes the messages of a turn to standard output, between the hashes. If a dump or trace is in standard output,
/// writes the messages to standard error.
bool tell(const std::string& lines, bool isData) {
    if (lines.empty()) {
        return true;
    }
    if (!isData) {
        writeMessage(lines.substr(0, lines.size() - 1));
    }
    return !isData || writeData(lines);
}

/// Tries other orders of a turn's responses, and reports the orders with a different result (T17).
/// @return false if a signal stops the search.
bool tryOrders(const Play& played, std::uint32_t turn, engine::Severity limit, int& status) {
    if (turn == 0) {
        return true;
    }
    const engine::OrderDependence found =
        engine::findOrderDependence(*played.session, turn, engine::defaultOrderTries, &stopped());
    for (const engine::Diagnostic& finding : engine::orderDependenceDiagnostics(*played.session, found)) {
        writeMessage(engine::renderText(finding, played.files));
        status = finding.severity() <= limit ? status::findings : status;
    }
    if (found.conflicts > 0 && !found.pair && played.showsHints) {
        writeMessage(engine::renderText(engine::noOrderMatters(found), played.files));
    }
    return !found.isStopped;
}

/// Reads the breakpoints. Reports the first wrong one, and returns nullopt.
std::optional<std::vector<engine::Breakpoint>> breakpointsOf(const Options& options, const engine::Session& session) {
    std::vector<engine::Breakpoint> breakpoints;
    for (const std::string& text : options.breaks) {
        auto read = engine::Breakpoint::read(session, text);
        if (const auto* const why = std::get_if<engine::Phrase>(&read)) {
            failure("--break: " + why->english());
            return std::nullopt;
        }
        breakpoints.push_back(std::move(std::get<engine::Breakpoint>(read)));
    }
    return breakpoints;
}

/// The hits in a turn.
struct HitLines {
    std::string lines{};
    bool hasStopped = false; ///< the last line is the first hit that stops
};

/// Returns the lines of the hits in a turn. @param untilStop ends with the first hit that stops
HitLines hitLines(const Play& played, const std::vector<engine::Breakpoint>& breakpoints, std::uint32_t turn,
                  bool untilStop) {
    std::vector<engine::BreakHit> hits;
    for (std::size_t i = 0; i < breakpoints.size(); ++i) {
        for (engine::BreakHit& hit : breakpoints[i].hitsIn(*played.session, turn)) {
            hit.by = i;
            hits.push_back(std::move(hit));
        }
    }
    std::ranges::stable_sort(hits, {}, [&](const engine::BreakHit& hit) {
        return std::pair(hit.place, breakpoints[hit.by].stops()); // a message comes before a stop at the same place
    });
    const auto log = played.session->history().sharedLog(turn);
    HitLines found;
    for (const engine::BreakHit& hit : hits) {
        const bool stops = breakpoints[hit.by].stops();
        const std::uint32_t run = hit.place.runs;
        const std::string place = played.project.model->placeText(hit.where);
        std::string& lines = found.lines;
        lines += (stops ? "break, turn " : "say, turn ") + std::to_string(turn);
        if (run > 0 && run <= log->runs.size()) {
            lines += ", " + std::string(engine::stageName(log->moments[log->runs[run - 1].moment].stage));
        }
        lines += ": " + hit.sentence.english() + (place.empty() ? "" : " (" + place + ")") + "\n";
        if (untilStop && stops) {
            found.hasStopped = true;
            break;
        }
    }
    return found;
}

/// Returns the lines of a text.
Json linesOf(std::string_view text) {
    Json lines = Json::array();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, text[end] == '\n' ? end : end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// Returns the result of a run: its turns, counters and problems.
std::string resultJson(const Play& played, Json turns) {
    const engine::Session& session = *played.session;
    Json json{{"scenario", session.scenario().id}, {"seed", session.seed()}, {"turns", std::move(turns)}};
    json["counters"] = Json::object();
    for (const auto& [name, value] : session.state().view().agenda->counters) {
        json["counters"][name] = value;
    }
    json["problems"] = Json::array();
    for (const engine::RunProblem& problem : session.problems()) {
        if (problem.severity() == engine::Severity::hint && !played.showsHints) {
            continue;
        }
        const engine::RenderedDiagnostic shown = engine::render(problem.diagnostic, played.files);
        Json one{{"severity", shown.severity}, {"code", shown.code}, {"message", shown.message}};
        if (!shown.where.path.empty()) {
            one["file"] = shown.where.path;
            one["line"] = shown.where.begin.line;
            one["column"] = shown.where.begin.column;
        }
        one["turn"] = problem.turn;
        one["count"] = problem.count;
        json["problems"].push_back(std::move(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The files that get lines of each turn.
struct TurnFiles {
    LinesFile dump{};
    LinesFile trace{};
    LinesFile traceCsv{};

    bool open(const Options& options, engine::OutputGuard& guard) {
        return dump.open(options.dump, guard) && trace.open(options.trace, guard) &&
               traceCsv.open(options.traceCsv, guard);
    }
    bool begin(const engine::Session& session) {
        return dump.write([&](const auto& sink) { return sink(engine::dumpHeader(session, "state")); }) &&
               trace.write([&](const auto& sink) { return sink(engine::dumpHeader(session, "trace")); }) &&
               traceCsv.write([&](const auto& sink) { return sink(engine::traceCsvHeader); });
    }
    bool write(const engine::Session& session, std::uint32_t turn) {
        return dump.write([&](const auto& sink) { return engine::dumpState(session, turn, sink); }) &&
               trace.write([&](const auto& sink) { return engine::dumpTrace(session, turn, sink); }) &&
               traceCsv.write([&](const auto& sink) { return engine::dumpTraceCsv(session, turn, sink); });
    }
    bool commit() { return dump.commit() && trace.commit() && traceCsv.commit(); }
    int onStandardOutput() const {
        return dump.isStandardOutput() + trace.isStandardOutput() + traceCsv.isStandardOutput();
    }
};

/// Plays the turns, and writes the requested outputs.
/// @param showsHashes true if standard output is free for the hashes. @param turns gets each turn in their place; null:
/// nothing does
/// @return good, `findings` of tryOrders(), `atBreak` at a breakpoint, or failed
int playTurns(const Options& options, const Play& played, bool showsHashes, TurnFiles& files, Json* turns) {
    engine::Session& session = *played.session;
    int status = status::good;
    const auto breakpoints = breakpointsOf(options, session);
    if (!breakpoints) {
        return status::failed;
    }
    for (std::uint32_t turn = 0; turn <= options.turns; ++turn) {
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(options.turns));
        const bool isThere = session.goTo(turn, &stopped());
        if (stopped().load() || (!isThere && !session.isOver() && !session.limitReached())) {
            return status::failed; // the signal determines the exit status
        }
        if (!isThere) {
            break; // an empire won or lost, or a limit ended the run; other code reports both
        }
        if (!files.write(session, turn)) {
            return status::failed;
        }
        const std::string hash = engine::hashText(session.history().hash(turn));
        if (options.findsOrders && !tryOrders(played, turn, limitOf(options), status)) {
            return status::failed;
        }
        const std::string events = eventsText(session, turn);
        const HitLines hits = hitLines(played, *breakpoints, turn, options.untilBreak);
        if (turns != nullptr) {
            turns->push_back(
                {{"turn", turn}, {"hash", hash}, {"messages", linesOf(events)}, {"breaks", linesOf(hits.lines)}});
        } else if ((showsHashes && !writeData("turn " + std::to_string(turn) + " " + hash + "\n")) ||
                   !tell(events, showsHashes) || !tell(hits.lines, showsHashes)) {
            return status::failed;
        }
        if (hits.hasStopped) {
            status = status::atBreak;
            break;
        }
        if (options.stopsAtPause && session.pausedBy(turn)) {
            break;
        }
    }
    const bool isWritten = (turns != nullptr || tell(countersText(session), showsHashes)) && files.commit();
    return isWritten ? status : status::failed;
}

/// Writes the report of the last turn that was played.
bool writeReport(const Play& played, LinesFile& report) {
    const engine::Session& session = *played.session;
    return report.write([&](const auto& sink) { return engine::writeTurnReport(session, session.turn(), sink); }) &&
           report.commit();
}

int run(const Options& options) {
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    TurnFiles files;
    LinesFile report;
    OutputFile saved;
    engine::OutputGuard guard = played->inputs;
    if (!files.open(options, guard) || !report.open(options.report, guard) ||
        (!options.save.empty() && !saved.open(options.save, guard))) {
        return status::failed;
    }
    const int onOutput = files.onStandardOutput() + report.isStandardOutput() + saved.isStandardOutput();
    if (onOutput > 1) {
        return failure(
            "only one of --dump, --trace, --trace-csv, --report and --save can be written to standard output");
    }
    if (options.json && onOutput > 0) {
        return failure("--json and another output in standard output exclude each other; write that output to a file");
    }
    engine::Session& session = *played->session;
    if (!files.begin(session)) {
        return status::failed;
    }
    Json turns = Json::array();
    const int result = playTurns(options, *played, onOutput == 0, files, options.json ? &turns : nullptr);
    writeProgress("");
    const bool isFailed = result == status::failed; // a failed run has no files
    const bool isSaved = isFailed || (writeReport(*played, report) && saveRun(saved, session, played->project.parsed));
    const int problems = writeProblems(*played, limitOf(options));
    if (options.json && !isFailed && !writeData(resultJson(*played, std::move(turns)))) {
        return status::failed;
    }
    const int content = engine::hasErrors(played->project.diagnostics) ? status::findings : status::good;
    return std::max({result, problems, content, isSaved ? status::good : status::failed});
}

} // namespace

std::function<int()> declareRun(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.turn("--turns", options->turns, "The number of turns to play");
    list.text("--orders", options->play.orders,
              "Adds orders to those of the scenario, from a file with <orders> in the scenario format; - for "
              "standard input")
        .shown("FILE|-");
    options->play.declareWhatIf(list,
                                "Gives an object another value at the end of turn 12: 'Sol III.Industry=9@12'. The "
                                "rules go on from the value. With @12..20, no rule changes it up to turn 20, with "
                                "@12.. never. May be repeated");
    list.flag("--stop-at-pause", options->stopsAtPause, "Ends the run after a turn in which a condition pauses");
    list.repeated(
            "--break", options->breaks,
            "Reports when a group fires, a value changes, a condition becomes true, and more; may be repeated: "
            "group:CLASS/GROUP, effect:CLASS/GROUP/NUMBER, inactive:CLASS/GROUP, value:OBJECT.VALUE, "
            "'value:OBJECT.VALUE < 3', "
            "'if:TYPE:CONDITION', event:ID, condition:ID, diagnostic:CODE; clauses: ' | if CONDITION', ' | hit 3', "
            "' | say TEXT'")
        .shown("KIND:WHAT");
    list.flag("--until-break", options->untilBreak,
              "Ends the run after the turn of the first such moment, with status 3");
    list.text("--dump", options->dump, "Writes every object of every turn as JSON lines; - for standard output")
        .shown("FILE");
    list.text("--trace", options->trace, "Writes every change of every turn as JSON lines; - for standard output")
        .shown("FILE");
    list.text("--trace-csv", options->traceCsv,
              "Writes every changed value of every turn as CSV, for a spreadsheet; - for standard output")
        .shown("FILE");
    list.text("--report", options->report,
              "Writes the last turn as an HTML page: its events, and each changed value with its breakdown; - for "
              "standard output")
        .shown("FILE");
    list.text("--save", options->save,
              "Saves the run with its content as one file, which `replay` plays again; - for standard output")
        .shown("FILE");
    list.flag("--json", options->json, "Writes hashes, messages, counters and problems as JSON");
    list.flag("--warnings-as-errors", options->warningsAsErrors, "Ends with 1 for warnings of the run too");
    list.flag("--find-order-dependence", options->findsOrders,
              "Tries other orders of conflicting responses, and reports those that change the result");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
