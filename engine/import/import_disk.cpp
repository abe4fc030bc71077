// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the files of importers.
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/import/freeorion_classic.h"
#include "engine/import/project_files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

bool isWanted(const fs::path& path) {
    const std::string name = path.filename().string();
    return path.extension() == ".xml" || (path.extension() == ".txt" && name.find("stringtable") != std::string::npos);
}

FileError refused(Phrase message) {
    return {std::move(message), 0};
}

/// Checks whether the importer may write into a folder. The folder must not exist, must be empty, or must contain an
/// earlier import.
std::variant<std::monostate, FileError> checkFolder(const fs::path& folder) {
    std::error_code error;
    const fs::file_status status = fs::status(folder, error);
    if (status.type() == fs::file_type::not_found) {
        return {};
    }
    if (!fs::is_directory(status)) {
        return refused(phrase("'{0}' is not a folder", {folder.string()}));
    }
    const bool isEmpty = fs::is_empty(folder, error);
    if (error) {
        return refused(phrase("cannot read '{0}': {1}", {folder.string(), systemReason(error.value())}));
    }
    const auto manifest = readFile((folder / manifestPath).string());
    const auto* bytes = std::get_if<std::string>(&manifest);
    if (isEmpty || (bytes != nullptr && bytes->find(importMark) != std::string::npos)) {
        return {};
    }
    return refused(
        phrase("'{0}' contains files that no import wrote; choose an empty or new folder", {folder.string()}));
}

} // namespace

ForeignFolder readClassicFolder(const std::string& folder) {
    ForeignFolder out;
    std::error_code error;
    std::vector<fs::path> paths;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code ignored;
        if (isWanted(it->path()) && fs::is_regular_file(it->path(), ignored)) {
            paths.push_back(it->path());
        }
    }
    if (error) {
        out.diagnostics.push_back(
            {&contentDiagnostics["content.unreadable-file"], {}, {folder, systemReason(error.value())}, {}, {}});
    }
    std::ranges::sort(paths);
    for (const fs::path& path : paths) {
        auto bytes = readFile(path.string());
        const std::string name = path.filename().string();
        if (auto* text = std::get_if<std::string>(&bytes)) {
            out.files.push_back(std::make_shared<SourceText>(name, std::move(*text)));
        } else {
            out.diagnostics.push_back({&contentDiagnostics["content.unreadable-file"],
                                       {},
                                       {name, std::get<FileError>(bytes).message},
                                       {},
                                       {}});
        }
    }
    return out;
}

std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project,
                                                             const std::string& folder) {
    const fs::path root(folder);
    if (auto checked = checkFolder(root); std::holds_alternative<FileError>(checked)) {
        return checked;
    }
    // The manifest comes first. So a new import can replace the remains of a failed one.
    std::vector<std::string> paths{std::string(manifestPath)};
    for (const auto& [path, bytes] : project.files) {
        if (path != manifestPath) {
            paths.push_back(path);
        }
    }
    std::error_code error;
    fs::create_directories(root, error);
    const fs::path real = fs::canonical(root, error);
    if (error) {
        return refused(phrase("cannot create the folder of '{0}': {1}", {folder, systemReason(error.value())}));
    }
    for (const std::string& path : paths) {
        const fs::path parent = fs::weakly_canonical((real / path).parent_path(), error);
        if (error || std::ranges::mismatch(real, parent).in1 != real.end()) { // a link leads out (R2.5)
            return refused(phrase("'{0}' is outside the project folder", {path}));
        }
        fs::create_directories((root / path).parent_path(), error);
        if (error) {
            return refused(phrase("cannot create the folder of '{0}': {1}", {path, systemReason(error.value())}));
        }
        if (auto written = writeFileWhole((root / path).string(), project.files.at(path));
            std::holds_alternative<FileError>(written)) {
            return written;
        }
    }
    return {};
}

} // namespace orrery::engine
