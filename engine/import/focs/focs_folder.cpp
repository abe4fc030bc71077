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
        std::error_code error;
        const fs::directory_iterator opened(m_root, error);
        if (error) {
            unreadable(m_root.string(), systemReason(error.value()));
            return std::move(m_out);
        }
        for (const std::string_view name : folders) {
            const fs::file_type type = fs::status(m_root / name, error).type();
            if (type == fs::file_type::directory) {
                readTree(m_root / name);
            } else if (type == fs::file_type::none) {
                unreadable(std::string(name), systemReason(error.value()));
            }
        }
        std::ranges::sort(m_out.disabled);
        std::ranges::sort(m_paths);
        for (const fs::path& path : m_paths) {
            readOne(path);
        }
        std::ranges::sort(m_out.diagnostics, {}, [](const Diagnostic& one) { return one.args.front().words(); });
        return std::move(m_out);
    }

private:
    std::string nameOf(const fs::path& path) const { return path.lexically_relative(m_root).generic_string(); }

    void unreadable(std::string name, Phrase reason) {
        m_out.diagnostics.push_back(
            {&contentDiagnostics["content.unreadable-file"], {}, {std::move(name), std::move(reason)}, {}, {}});
    }

    void readTree(const fs::path& folder) {
        std::vector<fs::path> unread{folder};
        while (!unread.empty()) {
            const fs::path next = std::move(unread.back());
            unread.pop_back();
            std::error_code error;
            for (fs::directory_iterator it(next, error), end; !error && it != end; it.increment(error)) {
                std::error_code ignored;
                if (it->symlink_status(ignored).type() == fs::file_type::directory) {
                    unread.push_back(it->path());
                } else if (it->is_regular_file(ignored)) {
                    addFile(it->path());
                }
            }
            if (error) {
                unreadable(nameOf(next), systemReason(error.value()));
            }
        }
    }

    void addFile(const fs::path& path) {
        const std::string name = path.filename().string();
        if (name.ends_with(".disabled")) {
            m_out.disabled.push_back(nameOf(path));
        } else if (name.ends_with(".focs.py")) {
            ++m_out.pythonFiles;
        } else if (isWanted(name)) {
            m_paths.push_back(path);
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
