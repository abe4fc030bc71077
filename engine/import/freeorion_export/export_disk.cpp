// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the folder of an export.
#include "engine/import/freeorion_export/freeorion_export.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> folders{"customizations", "scripting", "stringtables"};
/// File that lists what an export wrote. Its first line allows another export to replace them.
constexpr std::string_view listPath = "orrery-export.txt";
constexpr std::string_view listMark = "written by orrery-cli export freeorion";

FileError refused(Phrase message) {
    return {std::move(message), 0};
}

bool isAround(const fs::path& outer, const fs::path& inner) {
    return std::ranges::mismatch(outer, inner).in1 == outer.end();
}

/// Returns the files that an earlier export wrote. Ignores lines that name no file of the three folders.
std::set<std::string> filesOfList(std::string_view list) {
    std::set<std::string> files;
    while (!list.empty()) {
        const std::string_view line = list.substr(0, list.find('\n'));
        list.remove_prefix(std::min(list.size(), line.size() + 1));
        const fs::path path = fs::path(line).lexically_normal();
        const bool isInside = !path.empty() && std::ranges::find(folders, path.begin()->string()) != folders.end();
        if (isInside && path.generic_string() == line) {
            files.emplace(line);
        }
    }
    return files;
}

/// Checks the folder. Returns the files of an earlier export.
std::variant<std::set<std::string>, FileError> checkFolder(const fs::path& from, const fs::path& out) {
    std::error_code error;
    const fs::path realFrom = fs::weakly_canonical(from, error);
    const fs::path realOut = fs::weakly_canonical(out, error);
    if (error || isAround(realFrom, realOut) || isAround(realOut, realFrom)) {
        return refused(phrase("'{0}' is the folder of the game, or is inside it", {out.string()}));
    }
    const fs::file_status status = fs::status(out, error);
    if (status.type() == fs::file_type::not_found) {
        return std::set<std::string>{};
    }
    if (!fs::is_directory(status)) {
        return refused(phrase("'{0}' is not a folder", {out.string()}));
    }
    const bool isEmpty = fs::is_empty(out, error);
    if (error) {
        return refused(phrase("cannot read '{0}': {1}", {out.string(), systemReason(error.value())}));
    }
    if (isEmpty) {
        return std::set<std::string>{};
    }
    const auto list = readFile((out / listPath).string());
    const auto* const bytes = std::get_if<std::string>(&list);
    if (bytes == nullptr || !bytes->starts_with(listMark)) {
        return refused(
            phrase("'{0}' contains files that no export wrote; choose an empty or new folder", {out.string()}));
    }
    return filesOfList(*bytes);
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

/// Writes a file below the folder. Refuses a path that leads out by a link (R2.5).
std::variant<std::monostate, FileError> writeInside(const fs::path& root, const std::string& path,
                                                    std::string_view bytes) {
    std::error_code error;
    const fs::path parent = fs::weakly_canonical((root / path).parent_path(), error);
    if (error || !isAround(root, parent)) {
        return refused(phrase("'{0}' is outside the folder of the export", {path}));
    }
    fs::create_directories(parent, error);
    if (error) {
        return refused(phrase("cannot create the folder of '{0}': {1}", {path, systemReason(error.value())}));
    }
    return writeFileWhole((root / path).string(), bytes);
}

} // namespace

std::variant<std::size_t, FileError> writeFreeOrionExport(const FreeOrionExport& result, const std::string& from,
                                                          const std::string& out) {
    const auto before = checkFolder(from, out);
    if (const auto* const why = std::get_if<FileError>(&before)) {
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
    fs::create_directories(out, error);
    const fs::path root = fs::canonical(out, error);
    if (error) {
        return refused(phrase("cannot create the folder of '{0}': {1}", {out, systemReason(error.value())}));
    }
    // The list comes first. So a new export can replace the remains of a failed one.
    const auto& earlier = std::get<std::set<std::string>>(before);
    std::set<std::string> listed = earlier;
    listed.insert(all.begin(), all.end());
    const auto listOf = [](const std::set<std::string>& files) {
        std::string list(listMark);
        for (const std::string& path : files) {
            list += '\n' + path;
        }
        return list + '\n';
    };
    if (auto written = writeInside(root, std::string(listPath), listOf(listed));
        std::holds_alternative<FileError>(written)) {
        return std::get<FileError>(written);
    }
    for (const std::string& path : earlier) {
        const fs::path parent = fs::weakly_canonical((root / path).parent_path(), error);
        if (!all.contains(path) && !error && isAround(root, parent)) {
            fs::remove(root / path, error);
        }
    }
    for (const std::string& path : all) {
        FileResult<std::string> bytes = std::string();
        if (const auto changed = result.files.find(path); changed != result.files.end()) {
            bytes = changed->second;
        } else {
            bytes = readFile((fs::path(from) / path).string());
        }
        if (const auto* const why = std::get_if<FileError>(&bytes)) {
            return *why;
        }
        if (auto written = writeInside(root, path, std::get<std::string>(bytes));
            std::holds_alternative<FileError>(written)) {
            return std::get<FileError>(written);
        }
    }
    if (auto written = writeInside(root, std::string(listPath), listOf(all));
        std::holds_alternative<FileError>(written)) {
        return std::get<FileError>(written);
    }
    return all.size();
}

} // namespace orrery::engine
