// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/run_events.h"

#include "engine/turn/order_dependence.h"
#include "engine/turn/run_faults.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::uint32_t turns = 1;
    bool stopsAtPause = false;
    std::string dump;
    std::string trace;
    bool findsOrders = false;
};

/// One of the two files of a run; does nothing where it is not wanted.
class RunFile {
public:
    bool open(const std::string& path, const engine::Session& session, std::string_view kind) {
        return path.empty() || (m_file.open(path) && m_file.write(engine::dumpHeader(session, kind)));
    }
    template <typename Lines>
    bool write(Lines&& lines) {
        return !m_file.isOpen() || m_file.write(lines());
    }
    bool commit() { return !m_file.isOpen() || m_file.commit(); }
    bool isStandardOutput() const { return m_file.isStandardOutput(); }
    const std::string& error() const { return m_file.error(); }

private:
    DataFile m_file;
};

/// What empires were not allowed to do in a turn (E8.6).
void writeRefusals(const Play& played, std::uint32_t turn) {
    const engine::Session& session = *played.session;
    std::vector<engine::Diagnostic> refused;
    for (const engine::OrderRecord& record : session.history().log(turn).orders) {
        const engine::CheckedOrder& order = session.scenario().orders[record.order];
        if (!record.refusal.empty()) {
            refused.push_back(
                {.spec = &engine::diag::runOrderRefused,
                 .where = order.head,
                 .args = {order.empire, record.refusal.english() + " (turn " + std::to_string(order.turn) + ")"}});
        }
    }
    writeFindings(refused, played.files);
}

/// What people are told stands among the hashes; where data goes to standard output, beside it.
bool tell(const std::string& lines, bool isData) {
    if (lines.empty()) {
        return true;
    }
    if (!isData) {
        writeMessage(lines.substr(0, lines.size() - 1));
    }
    return !isData || writeData(lines);
}

std::string orderDependenceText(const engine::Session& session, const engine::OrderDependence& found) {
    std::string text;
    for (const engine::IndentedLine& line : engine::orderDependenceLines(session, found)) {
        text += std::string(2 * static_cast<std::size_t>(line.depth), ' ') + line.words.english() + "\n";
    }
    return text;
}

/// Whether other orders of what happened in a turn come to something else (T17); false where nobody reads it.
bool tellOrders(engine::Session& session, std::uint32_t turn, bool isData) {
    if (turn == 0) {
        return true;
    }
    const engine::OrderDependence found =
        engine::findOrderDependence(session, turn, engine::defaultOrderTries, &stopped());
    return !found.isStopped && (found.conflicts == 0 || tell(orderDependenceText(session, found), isData));
}

int run(const Options& options) {
    if (options.dump == "-" && options.trace == "-") {
        return failure("only one of --dump and --trace can be written to standard output");
    }
    auto played = play(options.play);
    if (!played) {
        return status::failed;
    }
    engine::Session& session = *played->session;
    RunFile dump;
    RunFile trace;
    const auto unwritable = [&] {
        return isOutputClosed() ? status::closedPipe : failure(dump.error().empty() ? trace.error() : dump.error());
    };
    if (!dump.open(options.dump, session, "state") || !trace.open(options.trace, session, "trace")) {
        return unwritable();
    }
    const bool showsHashes = !dump.isStandardOutput() && !trace.isStandardOutput();
    for (std::uint32_t turn = 0; turn <= options.turns; ++turn) {
        writeProgress("turn " + std::to_string(turn) + " of " + std::to_string(options.turns));
        const bool isThere = session.goTo(turn, &stopped());
        if (stopped().load() || (!isThere && !session.isOver())) {
            return status::failed; // the signal says the rest
        }
        if (!isThere) {
            break; // somebody won or lost, which was told
        }
        writeRefusals(*played, turn);
        if (!dump.write([&] { return engine::dumpState(session, turn); }) ||
            !trace.write([&] { return engine::dumpTrace(session, turn); })) {
            return unwritable();
        }
        const std::string hash = engine::hashText(session.history().hash(turn));
        if (options.findsOrders && !tellOrders(session, turn, showsHashes)) {
            return status::failed;
        }
        if (showsHashes && !writeData("turn " + std::to_string(turn) + " " + hash + "\n")) {
            return status::failed;
        }
        if (!tell(eventsText(session, turn), showsHashes)) {
            return status::failed;
        }
        if (options.stopsAtPause && session.pausedBy(turn)) {
            break;
        }
    }
    writeProgress("");
    if (!tell(countersText(session), showsHashes)) {
        return status::failed;
    }
    if (!dump.commit() || !trace.commit()) {
        return unwritable();
    }
    return engine::hasErrors(played->project.diagnostics) || engine::hasErrors(session.diagnostics()) ? status::findings
                                                                                                      : status::good;
}

} // namespace

std::function<int()> declareRun(OptionList& list) {
    auto options = std::make_shared<Options>();
    options->play.declare(list);
    list.turn("--turns", options->turns, "How many turns to step");
    list.text("--orders", options->play.orders,
              "Gives orders besides those of the scenario: <orders> with orders as scenarios write them; - for "
              "standard input")
        .shown("FILE|-");
    list.flag("--stop-at-pause", options->stopsAtPause, "Ends the run after a turn in which a condition pauses");
    list.text("--dump", options->dump, "Writes every object of every turn as JSON lines; - for standard output")
        .shown("FILE");
    list.text("--trace", options->trace, "Writes every change of every turn as JSON lines; - for standard output")
        .shown("FILE");
    list.flag("--find-order-dependence", options->findsOrders,
              "Tries other orders of answers that compete, and says whether one comes to something else");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
