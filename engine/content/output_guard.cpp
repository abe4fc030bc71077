// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/output_guard.h"

#include "engine/content/folder_rules.h"
#include "engine/text/file_writer.h"

#include <algorithm>
#include <sys/stat.h>
#include <system_error>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

using Identity = std::pair<std::uint64_t, std::uint64_t>;

Identity identityOf(const struct stat& info) {
    return {info.st_dev, info.st_ino};
}

/// Returns whether a reading of the project folder includes the file, according to the names on its path and its depth.
bool isReadIn(const fs::path& project, const fs::path& file) {
    const auto [end, at] = std::mismatch(project.begin(), project.end(), file.begin(), file.end());
    if (end != project.end() || at == file.end()) {
        return false;
    }
    const auto name = std::prev(file.end());
    return std::distance(at, name) <= maxFolderDepth && isFileRead(name->string()) &&
           std::all_of(at, name, [](const fs::path& folder) { return isFolderRead(folder.string()); });
}

} // namespace

void OutputGuard::addInput(const std::string& path) {
    struct stat info {};
    if (::stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode)) {
        m_inputs.insert(identityOf(info));
    }
}

void OutputGuard::addInput(int descriptor) {
    struct stat info {};
    if (::fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode)) {
        m_inputs.insert(identityOf(info));
    }
}

void OutputGuard::addProject(const std::string& folder) {
    std::error_code error;
    fs::path real = fs::weakly_canonical(fs::absolute(folder, error), error);
    if (error) {
        return;
    }
    if (!real.has_filename()) { // a folder that does not exist keeps its last slash
        real = real.parent_path();
    }
    m_projects.push_back(std::move(real));
}

/// Checks both the path itself, which may be a link in the project, and the end of its links.
bool OutputGuard::isContent(const std::string& path) const {
    const auto isRead = [&](const std::string& one) {
        std::error_code error;
        const fs::path given = fs::absolute(one, error);
        const fs::path folder = fs::weakly_canonical(given.parent_path(), error);
        const fs::path real = folder / given.filename();
        return !error &&
               std::ranges::any_of(m_projects, [&](const fs::path& project) { return isReadIn(project, real); });
    };
    const auto target = followLinks(path);
    const auto* const end = std::get_if<std::string>(&target);
    return isRead(path) || (end != nullptr && isRead(*end));
}

std::optional<FileError> OutputGuard::admit(const std::string& path) {
    const auto refused = [&](std::string_view pattern) { return FileError{phrase(pattern, {path}), 0}; };
    const std::string_view isWrittenTwice = inPhrase("cannot write '{0}': another output goes to the same file");
    struct stat info {};
    const bool exists = ::stat(path.c_str(), &info) == 0;
    if (exists && m_inputs.contains(identityOf(info))) {
        return refused(inPhrase("cannot write '{0}': the command reads this file"));
    }
    if ((!exists || S_ISREG(info.st_mode)) && isContent(path)) {
        return refused(inPhrase("cannot write '{0}': the project would load it as content"));
    }
    if (exists && !m_outputs.insert(identityOf(info)).second) {
        return refused(isWrittenTwice);
    }
    const auto target = followLinks(path);
    const auto* const end = std::get_if<std::string>(&target);
    if (end != nullptr && ::stat(folderOf(*end).c_str(), &info) == 0 &&
        !m_newOutputs.insert({identityOf(info), end->substr(end->rfind('/') + 1)}).second) {
        return refused(isWrittenTwice);
    }
    return std::nullopt;
}

} // namespace orrery::engine
