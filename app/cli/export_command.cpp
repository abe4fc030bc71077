// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/import/freeorion_export/freeorion_export.h"
#include "engine/import/freeorion_import.h"
#include "engine/import/import_origins.h"
#include "engine/text/file_io.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace orrery::cli {

namespace {

namespace fs = std::filesystem;

struct Options {
    std::string to;
    std::string project;
    std::string from;
    std::string out;
    std::string macros = "ask";
    std::vector<std::string> macro; ///< "SET_LIGHT=here"
    std::string changedFiles = "refuse";
    std::string newFile;
    bool overwrites = false; ///< true to replace files of the new folder that changed since the last export
};

engine::FreeOrionMacros macrosOf(const std::string& word) {
    return word == "change" ? engine::FreeOrionMacros::change
           : word == "here" ? engine::FreeOrionMacros::here
                            : engine::FreeOrionMacros::ask;
}

/// Returns the choice of "SET_LIGHT=here" or "techs.xml:24=change"; nullopt if it is none. Names of macros have no
/// colon.
std::optional<engine::FreeOrionMacroChoice> choiceOf(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    const std::string way = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (equals == 0 || (way != "ask" && way != "change" && way != "here")) {
        return std::nullopt;
    }
    const std::string name = text.substr(0, equals);
    const bool isPlace = name.find(':') != std::string::npos;
    return engine::FreeOrionMacroChoice{isPlace ? name : "", isPlace ? "" : name, macrosOf(way)};
}

int run(const Options& options) {
    std::vector<engine::FreeOrionMacroChoice> choices;
    for (const std::string& text : options.macro) {
        const auto choice = choiceOf(text);
        if (!choice) {
            return failure("--macro must be the name of a macro, or a place such as techs.xml:24, with =ask, =change "
                           "or =here: '" +
                           text + "'");
        }
        choices.push_back(*choice);
    }
    if (!options.newFile.empty() && !engine::isScriptPath(options.newFile)) {
        return failure("--new-file must name a script, such as scripting/techs/MINE.focs.txt");
    }
    std::error_code error;
    if (!fs::is_directory(options.project, error)) {
        return failure("there is no folder '" + options.project + "'");
    }
    const engine::ForeignFolder folder = engine::readFreeOrionFolder(options.from);
    if (engine::hasErrors(folder.diagnostics)) {
        writeFindings(folder.diagnostics, folder.files);
        return status::failed;
    }
    const engine::ParsedProject project = engine::readExportProject(engine::readFolder(options.project));
    if (!hasManifest(project)) {
        return status::failed;
    }
    const auto origins =
        engine::readFile((fs::path(options.project) / std::string(engine::ImportOrigins::fileName)).string());
    const auto* const bytes = std::get_if<std::string>(&origins);
    const engine::FreeOrionExport result =
        engine::exportFreeOrion(folder, project, bytes == nullptr ? "" : *bytes,
                                {macrosOf(options.macros), options.changedFiles == "use", options.newFile, choices});
    if (!result.hasContent) {
        return failure("'" + options.from + "' does not contain the folder scripting with .focs.txt files");
    }
    writeFindings(result.faults, result.sources);
    if (engine::hasErrors(result.faults)) {
        writeMessage("nothing was written");
        return status::findings;
    }
    if (stopped().load()) {
        return status::failed;
    }
    const auto written = engine::writeFreeOrionExport(result, options.from, options.out, options.overwrites);
    if (const auto* const why = std::get_if<engine::FileError>(&written)) {
        return failure(why->message.english() + (why->isConflict ? "; --overwrite replaces them" : ""));
    }
    for (const auto& [path, changed] : result.files) {
        writeMessage("changed " + path);
    }
    writeMessage("exported " + std::to_string(std::get<std::size_t>(written)) + " files, of which " +
                 std::to_string(result.files.size()) + " changed");
    return status::good;
}

} // namespace

std::function<int()> declareExport(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("to", options->to, "The format to write. freeorion: the scripts, macros and texts of FreeOrion 0.4.10")
        .required()
        .oneOf({"freeorion"});
    list.text("project", options->project, "The project's folder, from an import of FreeOrion 0.4.10").required();
    list.text("--from", options->from, "The folder that was imported; it does not change").required().shown("FOLDER");
    list.text("--out", options->out, "The new folder: new, empty, or from an earlier export")
        .required()
        .shown("FOLDER");
    list.text("--macros", options->macros,
              "For a value that a macro made. ask: refuses the edit if the macro also makes other definitions, and "
              "lists them. change: changes the macro. here: writes the macro's text out at this place")
        .oneOf({"ask", "change", "here"});
    list.repeated("--macro", options->macro,
                  "The same choice for one macro, or for the edit at one place of the project: SET_LIGHT=here, "
                  "techs.xml:24=change")
        .shown("NAME=CHOICE");
    list.text("--changed-files", options->changedFiles,
              "For an edit in a file that changed since the import. refuse: writes nothing. use: edits the changed "
              "file")
        .oneOf({"refuse", "use"});
    list.text("--new-file", options->newFile,
              "The script for new classes, such as scripting/techs/MINE.focs.txt. They come at its end")
        .shown("PATH");
    list.flag("--overwrite", options->overwrites,
              "Also replaces files of the new folder that changed since the last export. Without it, such files are "
              "named, and nothing is written");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
