// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the folder of an export.
#include "engine/import/freeorion_export/freeorion_export.h"
#include "engine/text/stable_hash.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> folders{"customizations", "scripting", "stringtables"};
/// File that lists the files that an export wrote, with hashes of their bytes. Its first line allows another export to
/// replace them.
constexpr std::string_view listPath = "orrery-export.txt";
constexpr std::string_view listMark = "written by orrery-cli export freeorion";

FileError refused(Phrase message) {
    return {std::move(message), 0};
}

bool isAround(const fs::path& outer, const fs::path& inner) {
    return std::ranges::mismatch(outer, inner).in1 == outer.end();
}

/// The files of an export: hashes of their bytes by path. After an interrupted export, a file can have the bytes from
/// before it or from after it.
using ExportList = std::map<std::string, std::set<std::uint64_t>, std::less<>>;

/// Reads the list of an earlier export. Ignores lines that name no file of the three folders. Lists of older versions
/// have no hashes.
ExportList readList(std::string_view list) {
    ExportList files;
    while (!list.empty()) {
        std::string_view line = list.substr(0, list.find('\n'));
        list.remove_prefix(std::min(list.size(), line.size() + 1));
        std::uint64_t hash = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), hash, 16);
        const bool hasHash = error == std::errc() && end != line.data() + line.size() && *end == ' ';
        line.remove_prefix(hasHash ? static_cast<std::size_t>(end - line.data()) + 1 : 0);
        const fs::path path = fs::path(line).lexically_normal();
        const bool isInside = !path.empty() && std::ranges::find(folders, path.begin()->string()) != folders.end();
        if (isInside && path.generic_string() == line) {
            std::set<std::uint64_t>& hashes = files[std::string(line)];
            if (hasHash) {
                hashes.insert(hash);
            }
        }
    }
    return files;
}

std::string listText(const ExportList& files) {
    std::ostringstream text;
    text << listMark << '\n' << std::hex;
    for (const auto& [path, hashes] : files) {
        for (const std::uint64_t hash : hashes) {
            text << hash << ' ' << path << '\n';
        }
    }
    return text.str();
}

/// Returns why a folder cannot be written; nullopt if it can. A folder that does not exist needs an existing one around
/// it.
std::optional<FileError> placeFault(fs::path place) {
    std::error_code error;
    fs::file_status status = fs::status(place, error);
    while (status.type() == fs::file_type::not_found && place.has_relative_path()) {
        place = place.parent_path();
        status = fs::status(place, error);
    }
    if (status.type() == fs::file_type::none) {
        return refused(phrase("cannot read '{0}': {1}", {place.string(), systemReason(error.value())}));
    }
    if (!fs::is_directory(status)) {
        return refused(phrase("'{0}' is not a folder", {place.string()}));
    }
    if (::faccessat(AT_FDCWD, place.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
        return refused(phrase("cannot write '{0}': {1}", {place.string(), systemReason(errno)}));
    }
    return std::nullopt;
}

/// Checks the folder. Returns the files of an earlier export.
FileResult<ExportList> checkFolder(const fs::path& from, const fs::path& out) {
    std::error_code error;
    const fs::path realFrom = fs::weakly_canonical(from, error);
    const fs::path realOut = fs::weakly_canonical(fs::absolute(out, error), error);
    if (error || isAround(realFrom, realOut) || isAround(realOut, realFrom)) {
        return refused(phrase("'{0}' is the folder of the game, or is inside it", {out.string()}));
    }
    if (auto fault = placeFault(realOut)) {
        return *std::move(fault);
    }
    const fs::file_status status = fs::status(out, error);
    if (status.type() == fs::file_type::not_found) {
        return ExportList{};
    }
    const bool isEmpty = fs::is_empty(out, error);
    if (error) {
        return refused(phrase("cannot read '{0}': {1}", {out.string(), systemReason(error.value())}));
    }
    if (isEmpty) {
        return ExportList{};
    }
    const auto list = readFile((out / listPath).string());
    const auto* const bytes = std::get_if<std::string>(&list);
    if (bytes == nullptr || !bytes->starts_with(listMark)) {
        return refused(
            phrase("'{0}' contains files that no export wrote; choose an empty or new folder", {out.string()}));
    }
    return readList(*bytes);
}

/// Returns the paths of all files of the three folders.
std::variant<std::set<std::string>, FileError> pathsOf(const fs::path& from) {
    std::set<std::string> paths;
    for (const std::string_view folder : folders) {
        std::error_code error;
        if (!fs::is_directory(from / folder, error)) {
            continue;
        }
        error.clear();
        for (fs::recursive_directory_iterator it(from / folder, error), end; !error && it != end; it.increment(error)) {
            std::error_code ignored;
            if (fs::is_regular_file(it->path(), ignored)) {
                paths.insert(it->path().lexically_relative(from).generic_string());
            }
        }
        if (error) {
            return refused(phrase("cannot read '{0}': {1}", {(from / folder).string(), systemReason(error.value())}));
        }
    }
    return paths;
}

/// Returns a list of names. Shortens long lists.
Phrase namesOf(const std::vector<std::string>& names) {
    constexpr std::size_t mostNames = 20;
    const std::vector<Phrase> first(names.begin(),
                                    names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), mostNames)));
    return names.size() <= mostNames
               ? joined(first)
               : phrase("{0} and {1} others", {joined(first), std::to_string(names.size() - mostNames)});
}

/// Returns whether there is no file, for example because a part of its path is a file.
bool isMissing(const FileError& why) {
    return why.code == ENOENT || why.code == ENOTDIR;
}

/// The folder of an export.
class ExportFolder {
public:
    ExportFolder(fs::path root, ExportList earlier) : m_root(std::move(root)), m_earlier(std::move(earlier)) {}

    /// Compares a file with the bytes that the export has for it. Equal files need no writing.
    std::variant<std::monostate, FileError> add(const std::string& path, std::string bytes) {
        if (!isInside(path)) {
            return refused(phrase("'{0}' is outside the folder of the export", {path}));
        }
        m_now[path] = {stableHash(bytes)};
        const auto old = readFile((m_root / path).string());
        if (const auto* const why = std::get_if<FileError>(&old); why != nullptr && !isMissing(*why)) {
            return *why;
        }
        const auto* const present = std::get_if<std::string>(&old);
        if (present == nullptr || *present != bytes) {
            noteChanged(path, present);
            m_toWrite.emplace_back(path, std::move(bytes));
        }
        return {};
    }

    /// Adds the files of the earlier export that this one does not have. Call it after all add().
    void addRemoved() {
        for (const auto& [path, hashes] : m_earlier) {
            if (m_now.contains(path) || !isInside(path)) {
                continue;
            }
            const auto old = readFile((m_root / path).string());
            if (const auto* const why = std::get_if<FileError>(&old); why != nullptr && !isMissing(*why)) {
                m_changed.emplace_back(path); // nobody knows what is in it
            }
            noteChanged(path, std::get_if<std::string>(&old));
            m_toRemove.push_back(path);
        }
    }

    /// Returns the files that changed since the export that wrote them.
    const std::vector<std::string>& changed() const { return m_changed; }
    std::size_t size() const { return m_now.size(); }

    std::variant<std::monostate, FileError> write() const {
        // The list comes first, with the hashes from before and after. So a new export can replace the remains of a
        // failed one.
        ExportList both = m_earlier;
        for (const auto& [path, hashes] : m_now) {
            both[path].insert(hashes.begin(), hashes.end());
        }
        if (auto written = writeList(both); std::holds_alternative<FileError>(written)) {
            return written;
        }
        for (const std::string& path : m_toRemove) {
            std::error_code error;
            fs::remove(m_root / path, error); // a file that is no longer there is no loss
        }
        for (const auto& [path, bytes] : m_toWrite) {
            if (auto written = writeOne(path, bytes); std::holds_alternative<FileError>(written)) {
                return written;
            }
        }
        if (auto synced = syncFileSystem(m_root.string()); std::holds_alternative<FileError>(synced)) {
            return synced;
        }
        return writeList(m_now);
    }

private:
    /// @param present bytes of the file; null if there is no such file
    void noteChanged(const std::string& path, const std::string* present) {
        const auto known = m_earlier.find(path);
        if (present != nullptr && (known == m_earlier.end() || !known->second.contains(stableHash(*present)))) {
            m_changed.emplace_back(path);
        }
    }

    /// Returns whether a path stays inside of the folder, through links too (R2.5).
    bool isInside(const std::string& path) const {
        std::error_code error;
        const fs::path parent = fs::weakly_canonical((m_root / path).parent_path(), error);
        return !error && isAround(m_root, parent);
    }

    std::variant<std::monostate, FileError> writeList(const ExportList& list) const {
        return writeFileWhole((m_root / listPath).string(), listText(list));
    }

    std::variant<std::monostate, FileError> writeOne(const std::string& path, std::string_view bytes) const {
        std::error_code error;
        fs::create_directories((m_root / path).parent_path(), error);
        if (error) {
            return refused(phrase("cannot create the folder of '{0}': {1}", {path, systemReason(error.value())}));
        }
        auto written = writeFileWhole((m_root / path).string(), bytes, {.isSynced = false});
        if (auto* const why = std::get_if<FileError>(&written)) {
            return std::move(*why);
        }
        return {};
    }

    fs::path m_root; ///< canonical
    ExportList m_earlier;
    ExportList m_now;
    std::vector<std::pair<std::string, std::string>> m_toWrite; ///< paths with their bytes
    std::vector<std::string> m_toRemove;
    std::vector<std::string> m_changed;
};

/// Compares a folder with the files of an export.
FileResult<ExportFolder> comparedFolder(const FreeOrionExport& result, const std::string& from,
                                        const std::string& out) {
    auto earlier = checkFolder(from, out);
    if (const auto* const why = std::get_if<FileError>(&earlier)) {
        return *why;
    }
    auto paths = pathsOf(from);
    if (const auto* const why = std::get_if<FileError>(&paths)) {
        return *why;
    }
    auto& all = std::get<std::set<std::string>>(paths);
    for (const auto& [path, bytes] : result.files) {
        all.insert(path);
    }
    std::error_code error;
    fs::path root = fs::weakly_canonical(fs::absolute(out, error), error);
    if (error) {
        return refused(phrase("cannot read '{0}': {1}", {out, systemReason(error.value())}));
    }
    root = root.has_filename() ? root : root.parent_path(); // without a slash at the end
    ExportFolder folder(std::move(root), std::get<ExportList>(std::move(earlier)));
    for (const std::string& path : all) {
        const auto changed = result.files.find(path);
        auto bytes = changed != result.files.end() ? FileResult<std::string>(changed->second)
                                                   : readFile((fs::path(from) / path).string());
        if (const auto* const why = std::get_if<FileError>(&bytes)) {
            return *why;
        }
        if (auto added = folder.add(path, std::get<std::string>(std::move(bytes)));
            std::holds_alternative<FileError>(added)) {
            return std::get<FileError>(added);
        }
    }
    folder.addRemoved();
    return folder;
}

} // namespace

std::optional<FileError> exportFolderFault(const std::string& from, const std::string& out) {
    auto earlier = checkFolder(from, out);
    auto* const why = std::get_if<FileError>(&earlier);
    return why == nullptr ? std::nullopt : std::optional(std::move(*why));
}

FileResult<std::vector<std::string>> filesChangedSinceExport(const FreeOrionExport& result, const std::string& from,
                                                             const std::string& out) {
    auto folder = comparedFolder(result, from, out);
    if (auto* const why = std::get_if<FileError>(&folder)) {
        return std::move(*why);
    }
    return std::get<ExportFolder>(folder).changed();
}

FileResult<std::size_t> writeFreeOrionExport(const FreeOrionExport& result, const std::string& from,
                                             const std::string& out, bool overwrites) {
    auto compared = comparedFolder(result, from, out);
    if (auto* const why = std::get_if<FileError>(&compared)) {
        return std::move(*why);
    }
    const ExportFolder& folder = std::get<ExportFolder>(compared);
    if (!overwrites && !folder.changed().empty()) {
        return FileError{
            phrase("these files in '{0}' changed since the last export: {1}", {out, namesOf(folder.changed())}), EEXIST,
            true};
    }
    if (auto made = makeFolder(out); std::holds_alternative<FileError>(made)) {
        return std::get<FileError>(std::move(made));
    }
    if (auto written = folder.write(); std::holds_alternative<FileError>(written)) {
        return std::get<FileError>(std::move(written));
    }
    return folder.size();
}

} // namespace orrery::engine
