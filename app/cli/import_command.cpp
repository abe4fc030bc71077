// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/import/folder_check.h"

#include <filesystem>

namespace orrery::cli {

namespace {

struct Options {
    std::string from;
    std::string folder;
    std::string out;
    std::string report;
    std::vector<std::string> saves;
    bool isCheck = false; ///< true to create no project
};

std::string pathIn(const Options& options, const engine::SourceText& file) {
    return (std::filesystem::path(options.folder) / file.path()).string();
}

/// Returns a guard that protects the files that the command reads, and the files of the project that it writes.
engine::OutputGuard guardOf(const Options& options, const engine::ForeignFolder& folder,
                            const engine::ImportedProject& project) {
    namespace fs = std::filesystem;
    engine::OutputGuard guard;
    for (const auto& file : folder.files) {
        guard.addInput(pathIn(options, *file));
    }
    for (const std::string& save : options.saves) {
        guard.addInput(save);
    }
    guard.addProject(options.out);
    for (const auto& [path, bytes] : project.files) {
        guard.addInput((fs::path(options.out) / path).string()); // this file may be from an earlier import
    }
    return guard;
}

int noContent(const Options& options, std::string_view files, std::string_view label) {
    return failure("'" + options.folder + "' does not contain " + std::string(files) + " of " + std::string(label));
}

/// Reads the folder and reports its faults, without creating a project.
int check(const Options& options, const engine::FolderChecker& checker) {
    const engine::FolderCheck result = checker.check(options.folder, options.saves);
    writeFindings(result.faults, result.sources);
    if (!result.isRead) {
        return status::failed;
    }
    if (!result.hasContent) {
        return noContent(options, checker.files, checker.label);
    }
    if (stopped().load()) {
        return status::failed;
    }
    engine::OutputGuard guard;
    for (const auto& file : result.sources) {
        guard.addInput(pathIn(options, *file));
    }
    for (const std::string& save : options.saves) {
        guard.addInput(save);
    }
    OutputFile report;
    if (!options.report.empty() &&
        (!report.open(options.report, guard) || !report.write(result.report) || !report.commit())) {
        return status::failed;
    }
    for (const engine::Phrase& sentence : result.summary) {
        writeMessage(sentence.english());
    }
    return engine::hasErrors(result.faults) ? status::findings : status::good;
}

int run(const Options& options) {
    const engine::FolderChecker* const checker = engine::findFolderChecker(options.from);
    if (checker != nullptr && options.isCheck) {
        return check(options, *checker);
    }
    if (options.isCheck) {
        return failure("--check is not available for '" + options.from + "'");
    }
    if (options.out.empty()) {
        return failure("--out is missing; it names the project's folder");
    }
    const engine::Importer& importer = *engine::findImporter(options.from); // the option accepts only ids of rows
    if (!options.saves.empty() && importer.addSave == nullptr) {
        return failure("--save is not available for '" + options.from + "'");
    }
    const engine::ForeignFolder folder = importer.read(options.folder);
    if (engine::hasErrors(folder.diagnostics)) { // an import of the other files would lack classes that they name
        writeFindings(folder.diagnostics, folder.files);
        return status::failed;
    }
    engine::ImportedProject project = importer.import(folder);
    for (const std::string& save : options.saves) {
        if (project.hasContent && !stopped().load()) {
            importer.addSave(project, save);
        }
    }
    writeFindings(project.faults, project.sources);
    if (!project.hasContent) {
        return noContent(options, importer.files, importer.label);
    }
    if (stopped().load()) {
        return status::failed;
    }
    engine::OutputGuard guard = guardOf(options, folder, project);
    OutputFile report;
    if (!options.report.empty() && !report.open(options.report, guard)) {
        return status::failed;
    }
    std::vector<engine::KeptFile> kept;
    const auto written = engine::writeImportedProject(project, options.out, &kept);
    if (const auto* why = std::get_if<engine::FileError>(&written)) {
        return failure(why->message.english());
    }
    for (const engine::KeptFile& file : kept) {
        writeMessage("kept your changes in '" + file.path + "'" +
                     (file.isConflict ? "; the new version is '" + file.path + ".new'" : ""));
    }
    const std::string json = !project.reportText.empty()
                                 ? project.reportText
                                 : engine::reportJson(project.report, project.faults, project.sources);
    if (report.isOpen() && (!report.write(json) || !report.commit())) {
        return status::failed;
    }
    for (const engine::Phrase& sentence : project.summary) {
        writeMessage(sentence.english());
    }
    return engine::hasErrors(project.faults) ? status::findings : status::good;
}

} // namespace

std::function<int()> declareImport(OptionList& list) {
    auto options = std::make_shared<Options>();
    std::vector<std::string> ids;
    std::string helps = "The format to import.";
    for (const engine::Importer& one : engine::importers()) {
        ids.emplace_back(one.id);
        helps.append(" ").append(one.id).append(": ").append(one.help);
        helps.append(" The folder contains ").append(one.files).append(".");
    }
    list.text("from", options->from, helps.c_str()).required().oneOf(ids);
    list.text("folder", options->folder, "The folder with the files of the game").required();
    list.text("--out", options->out, "The project's folder: new, empty, or from an earlier import").shown("PROJECT");
    list.flag("--check", options->isCheck,
              "Creates no project. Reads the folder, names each fault with its place and its macros, and counts the "
              "content by kind");
    list.repeated("--save", options->saves,
                  "Also reads this saved game of FreeOrion: .sav, .mps, .xml or .xml.xz. It becomes a scenario of the "
                  "project. Names the content that it uses and the folder lacks. Repeatable")
        .shown("SAVE");
    list.text("--report", options->report,
              "Writes a JSON report of the content that was read, written, skipped and changed; with --check, of the "
              "content that was read; - for standard output")
        .shown("FILE");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
