// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/run_journal.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace orrery::engine {

namespace {

namespace fs = std::filesystem;

constexpr auto lockName = "lock";
constexpr auto noteName = "crash";
constexpr auto projectName = "project";
constexpr auto runName = "run"; ///< a line with the number of each file of the content, and the description

/// Returns a name that no two programs share.
std::string newName() {
    static std::atomic<unsigned> count = 0;
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    std::array<char, 80> name{};
    std::snprintf(name.data(), name.size(), "%lld%03ld-%d-%u", static_cast<long long>(now.tv_sec),
                  now.tv_nsec / 1'000'000, static_cast<int>(::getpid()), ++count);
    return name.data();
}

std::string pathIn(const std::string& folder, std::string_view name) {
    return folder + "/" + std::string(name);
}

std::string textOf(const std::string& path) {
    auto read = readFile(path);
    return std::holds_alternative<std::string>(read) ? std::get<std::string>(std::move(read)) : std::string();
}

/// Returns the numbers in the first line of the inputs; empty if they are damaged.
std::vector<std::uint64_t> numbersIn(std::string_view line) {
    std::vector<std::uint64_t> numbers;
    while (!line.empty()) {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (error != std::errc()) {
            return {};
        }
        numbers.push_back(number);
        line.remove_prefix(static_cast<std::size_t>(end - line.data()));
        line.remove_prefix(line.starts_with(' ') ? 1 : 0);
    }
    return numbers;
}

} // namespace

RunJournal::RunJournal(std::string root, std::string project)
    : m_root(std::move(root)), m_project(std::move(project)), m_folder(pathIn(m_root, newName())) {}

std::string RunJournal::notePath() const {
    return pathIn(m_folder, noteName);
}

/// Writes a file. The program can end at any moment, but not the system, so nothing is synced.
std::variant<std::monostate, FileError> RunJournal::writePart(const std::string& name, std::string_view bytes) const {
    const std::string path = pathIn(m_folder, name);
    const std::string made = path + ".new";
    const Descriptor file(
        retried([&] { return ::open(made.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600); }));
    int code = file.isOpen() ? writeAll(file.get(), bytes) : errno;
    if (code == 0 && ::rename(made.c_str(), path.c_str()) != 0) {
        code = errno;
    }
    return code == 0 ? std::variant<std::monostate, FileError>()
                     : fileError(inPhrase("cannot write '{0}': {1}"), path, code);
}

/// Creates the folder, and locks it.
std::variant<std::monostate, FileError> RunJournal::make() {
    if (m_lock.isOpen()) {
        return {};
    }
    if (auto made = makeFolder(m_folder); std::holds_alternative<FileError>(made)) {
        return made;
    }
    const std::string path = pathIn(m_folder, lockName);
    Descriptor lock(retried([&] { return ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); }));
    if (!lock.isOpen() || ::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) {
        return fileError(inPhrase("cannot write '{0}': {1}"), path, errno);
    }
    // A program that starts may have removed the folder as left before it was locked.
    struct stat info {};
    if (::fstat(lock.get(), &info) != 0 || info.st_nlink == 0) {
        return fileError(inPhrase("cannot write '{0}': {1}"), path, ENOENT);
    }
    auto written = writePart(projectName, m_project);
    if (std::holds_alternative<std::monostate>(written)) {
        m_lock = std::move(lock);
    }
    return written;
}

std::variant<std::monostate, FileError> RunJournal::keep(const RunFile& file) {
    const std::lock_guard lock(m_mutex);
    if (m_isEnded) {
        return {};
    }
    if (auto made = make(); std::holds_alternative<FileError>(made)) {
        return made;
    }
    std::map<std::string, Part> parts;
    std::string numbers;
    for (const std::string& path : file.run.files) {
        const std::shared_ptr<const SourceText>& text = file.contents.files.at(path);
        const auto known = m_parts.find(path);
        const bool isSame =
            known != m_parts.end() && (known->second.text == text || known->second.text->bytes() == text->bytes());
        const std::uint64_t number = isSame ? known->second.number : m_next++;
        if (!isSame) {
            auto written = writePart(std::to_string(number), text->bytes());
            if (std::holds_alternative<FileError>(written)) {
                return written;
            }
        }
        parts.emplace(path, Part{text, number});
        numbers += (numbers.empty() ? "" : " ") + std::to_string(number);
    }
    RunDescription run = file.run;
    run.crash = CrashNote{}; // the run has no end yet, and perhaps no computed turn
    auto written = writePart(runName, numbers + "\n" + runDescriptionXml(run));
    if (std::holds_alternative<FileError>(written)) {
        return written;
    }
    std::swap(m_parts, parts);
    for (const auto& [path, before] : parts) {
        const auto now = m_parts.find(path);
        if (now == m_parts.end() || now->second.number != before.number) {
            ::unlink(pathIn(m_folder, std::to_string(before.number)).c_str());
        }
    }
    return {};
}

void RunJournal::end() {
    const std::lock_guard lock(m_mutex);
    m_isEnded = true;
    if (m_lock.isOpen()) {
        std::error_code error;
        fs::remove_all(m_folder, error);
        fs::remove(m_root, error); // only if it is empty
        m_lock.close();
    }
}

std::vector<LeftRun> LeftRun::find(const std::string& root) {
    std::vector<LeftRun> found;
    std::error_code error;
    std::vector<std::string> folders;
    for (fs::directory_iterator at(root, error), end; !error && at != end; at.increment(error)) {
        folders.push_back(at->path().string());
    }
    std::ranges::sort(folders); // the oldest first
    for (const std::string& folder : folders) {
        const std::string path = pathIn(folder, lockName);
        LeftRun left;
        left.m_lock = Descriptor(retried([&] { return ::open(path.c_str(), O_RDWR | O_CLOEXEC); }));
        struct stat info {};
        const bool isOurs = left.m_lock.isOpen() && ::flock(left.m_lock.get(), LOCK_EX | LOCK_NB) == 0 &&
                            ::fstat(left.m_lock.get(), &info) == 0 && info.st_nlink > 0;
        if (isOurs) {
            left.m_folder = folder;
            left.m_project = textOf(pathIn(folder, projectName));
            left.m_note = readCrashNote(textOf(pathIn(folder, noteName)));
            found.push_back(std::move(left));
        }
    }
    return found;
}

RunFileResult<RunFile> LeftRun::report() const {
    const auto readPart = [this](const std::string& name, const std::string& place) -> RunFileResult<std::string> {
        auto bytes = readFile(pathIn(m_folder, name));
        if (const auto* const error = std::get_if<FileError>(&bytes)) {
            return error->code == ENOENT ? runFileError("run-file.missing-entry", place)
                                         : runFileError("run-file.unreadable", place, {systemReason(error->code)});
        }
        return std::get<std::string>(std::move(bytes));
    };
    const auto inputs = readPart(runName, runName);
    if (const auto* const error = std::get_if<RunFileError>(&inputs)) {
        return *error;
    }
    const std::string& run = std::get<std::string>(inputs);
    const std::size_t line = std::min(run.find('\n'), run.size());
    const std::vector<std::uint64_t> numbers = numbersIn(std::string_view(run).substr(0, line));
    RunFile file;
    auto read = readRunDescription(std::make_shared<const SourceText>(std::string(runDescriptionName),
                                                                      run.substr(std::min(line + 1, run.size()))));
    if (auto* const error = std::get_if<RunFileError>(&read)) {
        return std::move(*error);
    }
    file.run = std::move(std::get<RunDescription>(read));
    if (file.run.files.size() != numbers.size()) {
        return runFileError("run-file.damaged", std::string(runName));
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::string& path = file.run.files[i];
        auto bytes = readPart(std::to_string(numbers[i]), path);
        if (auto* const error = std::get_if<RunFileError>(&bytes)) {
            return std::move(*error);
        }
        file.contents.files.emplace(path,
                                    std::make_shared<const SourceText>(path, std::get<std::string>(std::move(bytes))));
    }
    setCrash(file, m_note);
    return file;
}

void LeftRun::remove() {
    std::error_code error;
    fs::remove_all(m_folder, error);
    fs::remove(fs::path(m_folder).parent_path(), error); // only if it is empty
    m_lock.close();
}

} // namespace orrery::engine
