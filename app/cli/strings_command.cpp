// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "engine/import/string_files.h"
#include "engine/text/file_io.h"

#include <algorithm>
#include <filesystem>

namespace orrery::cli {

namespace {

struct Options {
    std::string what;
    std::string project;
    std::string file;
    std::string language;
};

/// Returns the bytes of the files after the edits, by path. Applies the edits of each file from its end to its
/// beginning.
std::map<std::string, std::string> changedFiles(const engine::ParsedProject& parsed, engine::StringEdits edits) {
    std::map<std::string, std::string> files = std::move(edits.newFiles);
    std::ranges::stable_sort(edits.edits, [](const engine::TextEdit& a, const engine::TextEdit& b) {
        return a.file != b.file ? a.file < b.file : a.span.begin > b.span.begin;
    });
    for (const engine::TextEdit& edit : edits.edits) {
        const engine::SourceText& text = *parsed.sources.files[edit.file.value].text;
        const auto [file, isNew] = files.emplace(text.path(), text.bytes());
        file->second.replace(edit.span.begin, edit.span.size(), edit.text);
    }
    return files;
}

int list(const engine::StringTables& tables) {
    std::string lines;
    for (std::size_t i = 0; i < tables.languages.size(); ++i) {
        lines += tables.languages[i] + "\t" + std::to_string(tables.rows.size() - tables.missingIn(i)) + "\t" +
                 std::to_string(tables.missingIn(i)) + " missing\n";
    }
    for (const engine::StringRow& row : tables.rows) {
        if (!row.isUsed) {
            lines += row.id + "\tunused\n";
        }
    }
    return writeData(lines) ? status::good : status::failed;
}

int exportTo(const Options& options, const engine::Project& project, const engine::StringTables& tables) {
    const auto format = engine::catalogueFormatOf(options.file);
    if (options.language.empty() || !engine::isLanguageName(options.language)) {
        return failure("give the language of the translation: --language de");
    }
    if (!format) {
        return failure("the name of the file to write must end in .po or .ts");
    }
    engine::OutputGuard guard = inputsOf(project, options.project);
    OutputFile file;
    const bool isWritten =
        file.open(options.file, guard) &&
        file.write(engine::renderCatalogue(engine::catalogueOf(tables, options.language), *format)) && file.commit();
    return isWritten ? status::good : status::failed;
}

int importFrom(const Options& options, const engine::ParsedProject& parsed, const engine::StringTables& tables) {
    const auto format = engine::catalogueFormatOf(options.file);
    if (!format) {
        return failure("the name of the file to read must end in .po or .ts");
    }
    auto bytes = engine::readFile(options.file);
    if (const auto* const error = std::get_if<engine::FileError>(&bytes)) {
        return failure(error->message.english());
    }
    const auto source = std::make_shared<engine::SourceText>(options.file, std::move(std::get<std::string>(bytes)));
    const engine::ReadCatalogue read = engine::readCatalogue(source, engine::FileId{0}, *format);
    writeFindings(read.faults, {source});
    if (options.language.empty() && read.catalogue.language.empty()) {
        return failure("'" + options.file + "' does not name its language; give it: --language de");
    }
    const engine::CatalogueChanges changes = engine::changesOf(read.catalogue, tables, options.language);
    const engine::StringEdits edits = engine::editStrings(parsed, changes.changes);
    for (const engine::Phrase& reason : edits.refused) {
        writeMessage(reason.english());
    }
    const bool isRefused = !edits.refused.empty();
    for (const auto& [path, content] : changedFiles(parsed, edits)) {
        const std::filesystem::path target = std::filesystem::path(options.project) / path;
        std::error_code ignored; // writing below reports the reason
        std::filesystem::create_directories(target.parent_path(), ignored);
        const engine::FileId old = parsed.sources.find(path);
        const engine::Expected expected =
            old.isValid()
                ? engine::Expected{engine::Expected::Kind::bytes, parsed.sources.files[old.value].text->bytes()}
                : engine::Expected{engine::Expected::Kind::noFile, {}};
        const auto written =
            engine::writeFileWhole(target.string(), content, {.expected = expected, .beforeReplacing = {}});
        if (const auto* const error = std::get_if<engine::FileError>(&written)) {
            return failure(error->message.english());
        }
    }
    writeMessage("texts imported: " + std::to_string(changes.changes.size()) + ", not translated yet: " +
                 std::to_string(changes.unfinished) + ", unknown ids: " + std::to_string(changes.unknown));
    return isRefused || !read.faults.empty() ? status::findings : status::good;
}

int run(const Options& options) {
    const auto project = openProject(options.project);
    if (!project) {
        return status::failed;
    }
    const engine::StringTables tables = engine::readStringTables(project->parsed);
    if (options.what == "list") {
        return list(tables);
    }
    if (options.file.empty()) {
        return failure("give the translators' file: de.po or de.ts");
    }
    return options.what == "export" ? exportTo(options, *project, tables)
                                    : importFrom(options, project->parsed, tables);
}

} // namespace

std::function<int()> declareStrings(OptionList& list) {
    auto options = std::make_shared<Options>();
    list.text("what", options->what,
              "Exports a language for translators, imports their file, or counts missing texts and lists unused ids")
        .required()
        .oneOf({"export", "import", "list"});
    list.text("project", options->project, "The project's folder").required();
    list.text("file", options->file, "The translators' file: .po of gettext or .ts of Qt Linguist");
    list.text("--language", options->language,
              "The language to export. For an import, it replaces the file's own language")
        .shown("LANGUAGE");
    return [options] { return run(*options); };
}

} // namespace orrery::cli
