// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/content_diagnostics.h"
#include "engine/content/folder_filler.h"
#include "engine/content/folder_rules.h"
#include "engine/content/project_sources.h"
#include "engine/text/file_io.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

bool isInside(const fs::path& folder, const fs::path& path) {
    const auto [end, at] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() && at != path.end();
}

/// Returns all bytes of a file; nullopt if the disk refuses, or returns fewer bytes than the file's size.
std::optional<std::string> readBytes(const fs::path& path, std::uintmax_t size) {
    std::ifstream stream(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (!stream || !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
        return std::nullopt;
    }
    return bytes;
}

/// Reads the files of one folder and its subfolders.
class FolderReader {
public:
    FolderReader(fs::path root, std::string shownBefore, bool tablesOnly, const FolderLimits& limits,
                 FolderContents& out)
        : m_root(std::move(root)), m_tablesOnly(tablesOnly), m_filler(std::move(shownBefore), limits, out) {}

    void walk(const fs::path& folder, int depth) {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            entries.push_back(*it);
        }
        if (error) {
            report(contentDiagnostics["content.unreadable-file"], folder, {systemReason(error.value())});
        }
        std::sort(entries.begin(), entries.end()); // gives diagnostics the same order on every disk
        for (const fs::directory_entry& entry : entries) {
            visit(entry, depth);
        }
    }

private:
    void visit(const fs::directory_entry& entry, int depth) {
        const std::string name = entry.path().filename().string();
        std::error_code error;
        if (entry.is_directory(error)) {
            if (!isFolderRead(name)) {
                return;
            }
            if (entry.is_symlink(error)) {
                report(contentDiagnostics["content.linked-folder"], entry.path());
            } else if (depth < maxFolderDepth) {
                walk(entry.path(), depth + 1);
            }
            return;
        }
        if (isFileRead(name) && (!m_tablesOnly || name.ends_with(".csv"))) {
            read(entry.path());
        }
    }

    void read(const fs::path& path) {
        std::error_code error;
        const fs::path real = fs::canonical(path, error);
        if (error) {
            report(contentDiagnostics["content.unreadable-file"], path, {systemReason(error.value())});
        } else if (!isInside(m_root, real)) {
            report(contentDiagnostics["content.outside-project"], path);
        } else if (fs::is_regular_file(real, error)) { // reading a pipe would never end
            readRegular(path, real);
        }
    }

    void readRegular(const fs::path& path, const fs::path& real) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(real, error);
        if (error) {
            report(contentDiagnostics["content.unreadable-file"], path, {systemReason(error.value())});
        } else if (!m_filler.admits(shownPath(path), size)) {
            return;
        } else if (auto bytes = readBytes(real, size)) {
            m_filler.add(shownPath(path), std::move(*bytes));
        } else {
            report(contentDiagnostics["content.unreadable-file"], path, {phrase("the file cannot be read")});
        }
    }

    std::string shownPath(const fs::path& path) const { return path.lexically_relative(m_root).generic_string(); }

    void report(const DiagnosticSpec& spec, const fs::path& path, std::vector<Phrase> args = {}) {
        m_filler.report(spec, shownPath(path), std::move(args));
    }

    fs::path m_root;
    bool m_tablesOnly;
    FolderFiller m_filler;
};

} // namespace

FolderContents readFolder(const std::string& folder, const std::string& shownBefore) {
    return readFolderWithin(folder, shownBefore, {});
}

FolderContents readFolderWithin(const std::string& folder, const std::string& shownBefore, const FolderLimits& limits) {
    FolderContents contents;
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    if (error || !fs::is_directory(root, error)) {
        contents.diagnostics.push_back({&contentDiagnostics["content.unreadable-file"],
                                        {},
                                        {folder, error ? systemReason(error.value()) : phrase("it is not a folder")},
                                        {},
                                        {}});
        return contents;
    }
    contents.name = root.filename().string();
    FolderReader(root, shownBefore, false, limits, contents).walk(root, 0);
    return contents;
}

void addTables(const std::string& folder, FolderContents& contents) {
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    if (!error && fs::is_directory(root, error)) {
        FolderReader(root, {}, true, {}, contents).walk(root, 0);
    }
}

} // namespace orrery::engine
