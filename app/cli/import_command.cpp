// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include <filesystem>

namespace orrery::cli {

namespace {

struct Options {
    std::string from;
    std::string folder;
    std::string out;
    std::string report;
};

/// Returns a guard for the files that are read, and for those of the project that is written.
engine::OutputGuard guardOf(const Options& options, const engine::ClassicFolder& folder,
                            const engine::ImportedProject& project) {
    namespace fs = std::filesystem;
    engine::OutputGuard guard;
    for (const auto& file : folder.files) {
        guard.addInput((fs::path(options.folder) / file->path()).string());
    }
    guard.addProject(options.out);
    for (const auto& [path, bytes] : project.files) {
        guard.addInput((fs::path(options.out) / path).string()); // from an earlier import
    }
    return guard;
}

int run(const Options& options) {
    const engine::ClassicFolder folder = engine::readClassicFolder(options.folder);
    const engine::ImportedProject project = engine::importFreeOrionClassic(folder);
    writeFindings(project.faults, project.sources);
    if (!project.hasContent) {
        return failure("'" + options.folder + "' holds no techs.xml, buildings.xml or specials.xml of FreeOrion");
    }
    if (stopped().load()) {
        return status::failed;
    }
    engine::OutputGuard guard = guardOf(options, folder, project);
    OutputFile report;
    if (!options.report.empty() && !report.open(options.report, guard)) {
        return status::failed;
    }
    const auto written = engine::writeImportedProject(project, options.out);
    if (const auto* why = std::get_if<engine::FileError>(&written)) {
        return failure(why->message.english());
    }
    if (report.isOpen() &&
        (!report.write(engine::reportJson(project.report, project.faults, project.sources)) || !report.commit())) {
        return status::failed;
    }
    const engine::ImportCounts& counts = project.report.written;
    writeMessage("imported " + std::to_string(counts.techs) + " techs, " + std::to_string(counts.buildings) +
                 " buildings, " + std::to_string(counts.specials) + " specials with " + std::to_string(counts.groups) +
                 " groups and " + std::to_string(counts.effects) + " effects");
    return engine::hasErrors(project.faults) ? status::findings : status::good;
}

} // namespace

std::function<int()> declareImport(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("from", options->from, "What to import: freeorion-classic, FreeOrion's XML from before March 2006")
        .required()
        .oneOf({"freeorion-classic"});
    list.text("folder", options->folder, "The folder that holds techs.xml, buildings.xml and the string table")
        .required();
    list.text("--out", options->out, "The project's folder: new, empty, or of an earlier import")
        .required()
        .shown("PROJECT");
    list.text("--report", options->report,
              "Writes what was read, written, left out and changed as JSON; - for standard output")
        .shown("FILE");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
