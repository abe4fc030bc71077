// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_save/save_file.h"

#include "engine/import/freeorion_save/save_diagnostics.h"
#include "engine/import/freeorion_save/xz_text.h"
#include "engine/text/file_io.h"

namespace orrery::engine {

SaveFile readSaveFile(const std::string& path, FileId file, std::uint64_t limit) {
    SaveFile out;
    const auto refuse = [&](const DiagnosticSpec& spec, std::vector<Phrase> args) {
        out.source = std::make_shared<SourceText>(path, std::string());
        out.faults.push_back({&spec, {file, {0, 0}}, std::move(args), {}, {}});
        return std::move(out);
    };
    auto read = readFile(path, limit);
    if (const auto* const error = std::get_if<FileError>(&read)) {
        return refuse(saveDiagnostics["save.unreadable"], {error->message});
    }
    std::string text = std::move(std::get<std::string>(read));
    if (isXz(text)) {
        auto unpacked = unpackXz(text, limit);
        if (const auto* const error = std::get_if<XzError>(&unpacked)) {
            constexpr int bytesOfMegabyte = 20; // as a power of two
            return error->isTooLarge
                       ? refuse(saveDiagnostics["save.too-large"], {std::to_string(limit >> bytesOfMegabyte)})
                       : refuse(saveDiagnostics["save.unpacking"], {error->message});
        }
        text = std::move(std::get<std::string>(unpacked));
    }
    out.source = std::make_shared<SourceText>(path, std::move(text));
    SavedGameRead game = readSavedGame(out.source->bytes(), file);
    out.game = std::move(game.game);
    out.faults = std::move(game.faults);
    return out;
}

} // namespace orrery::engine
