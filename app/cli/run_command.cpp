// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace orrery::cli {

namespace {

struct Options {
    PlayOptions play;
    std::uint32_t turns = 1;
    std::string dump;
    std::string trace;
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
        if (!session.goTo(turn, &stopped()) || stopped().load()) {
            return status::failed; // the signal says the rest
        }
        if (!dump.write([&] { return engine::dumpState(session, turn); }) ||
            !trace.write([&] { return engine::dumpTrace(session, turn); })) {
            return unwritable();
        }
        const std::string hash = engine::hashText(session.history().hash(turn));
        if (showsHashes && !writeData("turn " + std::to_string(turn) + " " + hash + "\n")) {
            return status::failed;
        }
    }
    writeProgress("");
    if (!dump.commit() || !trace.commit()) {
        return unwritable();
    }
    return engine::hasErrors(played->project.diagnostics) || engine::hasErrors(session.diagnostics()) ? status::findings
                                                                                                      : status::good;
}

} // namespace

std::function<int()> declareRun(CLI::App& app) {
    auto options = std::make_shared<Options>();
    options->play.declare(app);
    app.add_option("--turns", options->turns, "How many turns to step")
        ->type_name("N")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    app.add_option("--dump", options->dump, "Writes every object of every turn as JSON lines; - for standard output")
        ->type_name("FILE");
    app.add_option("--trace", options->trace, "Writes every change of every turn as JSON lines; - for standard output")
        ->type_name("FILE");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
