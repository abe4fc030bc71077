// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the files of a FreeOrion folder.
#include "engine/content/content_diagnostics.h"
#include "engine/import/focs/focs_content.h"
#include "engine/text/file_io.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> folders{"scripting", "stringtables", "customizations"};

/// Scripts, macros and tables, and other texts that a script can include.
bool isWanted(std::string_view name) {
    return name.ends_with(".txt") || name.ends_with(".inf") || name.ends_with(".macros");
}

class FolderReader {
public:
    explicit FolderReader(const std::string& folder) : m_root(folder) {}

    FocsFolder read() {
        for (const std::string_view name : folders) {
            std::error_code error;
            if (fs::is_directory(m_root / name, error)) {
                readTree(m_root / name);
            }
        }
        std::ranges::sort(m_out.disabled);
        std::ranges::sort(m_paths);
        for (const fs::path& path : m_paths) {
            readOne(path);
        }
        return std::move(m_out);
    }

private:
    std::string nameOf(const fs::path& path) const { return path.lexically_relative(m_root).generic_string(); }

    void unreadable(std::string name, Phrase reason) {
        m_out.diagnostics.push_back(
            {&contentDiagnostics["content.unreadable-file"], {}, {std::move(name), std::move(reason)}, {}, {}});
    }

    void readTree(const fs::path& folder) {
        std::error_code error;
        for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            std::error_code ignored;
            if (!fs::is_regular_file(it->path(), ignored)) {
                continue;
            }
            const std::string name = it->path().filename().string();
            if (name.ends_with(".disabled")) {
                m_out.disabled.push_back(nameOf(it->path()));
            } else if (name.ends_with(".focs.py")) {
                ++m_out.pythonFiles;
            } else if (isWanted(name)) {
                m_paths.push_back(it->path());
            }
        }
        if (error) {
            unreadable(nameOf(folder), systemReason(error.value()));
        }
    }

    void readOne(const fs::path& path) {
        auto bytes = readFile(path.string());
        if (auto* const text = std::get_if<std::string>(&bytes)) {
            m_out.files.push_back(std::make_shared<SourceText>(nameOf(path), std::move(*text)));
        } else {
            unreadable(nameOf(path), std::get<FileError>(bytes).message);
        }
    }

    fs::path m_root;
    std::vector<fs::path> m_paths;
    FocsFolder m_out;
};

} // namespace

FocsFolder readFocsFolder(const std::string& folder) {
    return FolderReader(folder).read();
}

} // namespace orrery::engine
