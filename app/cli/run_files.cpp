// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_files.h"

#include <filesystem>
#include <system_error>

namespace orrery::cli {

bool isRunFile(const std::string& path) {
    std::error_code error;
    return path.ends_with(".orrery-run") && !std::filesystem::is_directory(path, error);
}

std::shared_ptr<const engine::RunFile> readRunFile(const std::string& path) {
    auto bytes = engine::readFile(path, engine::ArchiveLimits{}.bytes);
    if (const auto* const why = std::get_if<engine::FileError>(&bytes)) {
        failure(why->message.english());
        return nullptr;
    }
    auto read = engine::readRunFile(std::get<std::string>(bytes));
    if (const auto* const why = std::get_if<engine::RunFileError>(&read)) {
        failure("cannot open the run file '" + path + "': " + why->message.english());
        return nullptr;
    }
    return std::make_shared<const engine::RunFile>(std::move(std::get<engine::RunFile>(read)));
}

std::string crashText(const engine::CrashNote& crash) {
    std::string text = crash.cause.empty() ? "ended from outside" : crash.cause;
    text += crash.exception.empty() ? std::string() : " (" + crash.exception + ")";
    text += crash.turn ? " in turn " + std::to_string(*crash.turn) : std::string();
    return text + (crash.group.empty() ? std::string() : ", in the group " + crash.group);
}

bool saveRun(OutputFile& output, const engine::Session& run, const engine::ParsedProject& project) {
    return !output.isOpen() || saveRun(output, engine::makeRunFile(run, project, ORRERY_VERSION));
}

bool saveRun(OutputFile& output, const engine::RunFileResult<engine::RunFile>& file) {
    auto bytes = std::holds_alternative<engine::RunFile>(file)
                     ? engine::writeRunFile(std::get<engine::RunFile>(file))
                     : engine::RunFileResult<std::string>(std::get<engine::RunFileError>(file));
    if (const auto* const why = std::get_if<engine::RunFileError>(&bytes)) {
        failure("cannot save the run: " + why->message.english());
        return false;
    }
    return output.write(std::get<std::string>(bytes)) && output.commit();
}

} // namespace orrery::cli
