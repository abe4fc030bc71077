// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the files of importers.
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows.h"
#include "engine/import/freeorion_classic.h"
#include "engine/import/project_files.h"
#include "engine/text/stable_hash.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
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
    if (status.type() == fs::file_type::none) {
        return refused(phrase("cannot read '{0}': {1}", {folder.string(), systemReason(error.value())}));
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

using ImportRecord = std::map<std::string, std::uint64_t>; ///< hash by path

constexpr std::string_view recordHead = "orrery-import 1\n";
constexpr std::string_view savesFolder = "saves/";

ImportRecord readRecord(const fs::path& root) {
    ImportRecord record;
    const auto read = readFile((root / importRecordPath).string());
    const auto* const bytes = std::get_if<std::string>(&read);
    if (bytes == nullptr || !bytes->starts_with(recordHead)) {
        return record;
    }
    std::istringstream lines(bytes->substr(recordHead.size()));
    std::uint64_t hash = 0;
    std::string path;
    while (lines >> std::hex >> hash && lines.get() && std::getline(lines, path)) {
        record[path] = hash;
    }
    return record;
}

std::string recordText(const ImportRecord& record) {
    std::ostringstream text;
    text << recordHead << std::hex;
    for (const auto& [path, hash] : record) {
        text << hash << ' ' << path << '\n';
    }
    return text.str();
}

/// Returns whether the user has changed a file since the import that made the record. A file that the user has removed
/// counts as unchanged.
bool isChangedByUser(const fs::path& root, const std::string& path, const ImportRecord& record) {
    const auto known = record.find(path);
    const auto read = known == record.end() ? FileResult<std::string>(FileError{}) : readFile((root / path).string());
    const auto* const bytes = std::get_if<std::string>(&read);
    return bytes != nullptr && stableHash(*bytes) != known->second;
}

/// Writes the files of an import over those of an earlier one.
class ImportWriter {
public:
    ImportWriter(const fs::path& root, const fs::path& real, const ImportedProject& project,
                 std::vector<KeptFile>* kept)
        : m_root(root), m_real(real), m_project(project), m_kept(kept), m_earlier(readRecord(root)),
          m_record(m_earlier) {}

    std::variant<std::monostate, FileError> write(const std::vector<std::string>& paths) {
        removeOld();
        std::variant<std::monostate, FileError> result;
        for (const std::string& path : paths) {
            result = writeFile(path);
            if (std::holds_alternative<FileError>(result)) {
                break;
            }
        }
        // The record is right after a failure, too: it has the new hashes of the files that are written.
        auto recorded = writeFileWhole((m_root / importRecordPath).string(), recordText(m_record));
        return std::holds_alternative<FileError>(result) ? result : recorded;
    }

private:
    /// Returns whether a path stays inside of the project, through links too (R2.5).
    bool isInside(const std::string& path) const {
        std::error_code error;
        const fs::path parent = fs::weakly_canonical((m_real / path).parent_path(), error);
        return !error && std::ranges::mismatch(m_real, parent).in1 == m_real.end();
    }

    void note(const std::string& path, bool isConflict) {
        if (m_kept != nullptr) {
            m_kept->push_back({path, isConflict});
        }
    }

    /// Removes the files that the new import no longer has.
    void removeOld() {
        for (const auto& [path, hash] : m_earlier) {
            if (m_project.files.contains(path) || path.starts_with(savesFolder)) {
                continue;
            }
            m_record.erase(path);
            if (isChangedByUser(m_root, path, m_earlier)) {
                note(path, false);
            } else if (std::error_code error; isInside(path)) {
                fs::remove(m_root / path, error); // a file that is no longer there is no loss
            }
        }
    }

    std::variant<std::monostate, FileError> writeFile(const std::string& path) {
        if (!isInside(path)) {
            return refused(phrase("'{0}' is outside the project folder", {path}));
        }
        std::error_code error;
        fs::create_directories((m_root / path).parent_path(), error);
        if (error) {
            return refused(phrase("cannot create the folder of '{0}': {1}", {path, systemReason(error.value())}));
        }
        const std::string& bytes = m_project.files.at(path);
        const std::uint64_t hash = stableHash(bytes);
        std::string to = path;
        if (isChangedByUser(m_root, path, m_earlier)) {
            const bool isConflict = hash != m_earlier.at(path);
            note(path, isConflict);
            if (!isConflict) {
                return {};
            }
            to += ".new";
        }
        auto written = writeFileWhole((m_root / to).string(), bytes);
        if (std::holds_alternative<std::monostate>(written)) {
            m_record[path] = hash;
        }
        return written;
    }

    const fs::path& m_root;
    const fs::path& m_real; ///< canonical
    const ImportedProject& m_project;
    std::vector<KeptFile>* m_kept;
    ImportRecord m_earlier;
    ImportRecord m_record;
};

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

std::variant<std::monostate, FileError> writeImportedProject(const ImportedProject& project, const std::string& folder,
                                                             std::vector<KeptFile>* kept) {
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
    if (auto made = makeFolder(folder); std::holds_alternative<FileError>(made)) {
        return made;
    }
    std::error_code error;
    const fs::path real = fs::canonical(root, error);
    if (error) {
        return refused(phrase("cannot read '{0}': {1}", {folder, systemReason(error.value())}));
    }
    return ImportWriter(root, real, project, kept).write(paths);
}

} // namespace orrery::engine
