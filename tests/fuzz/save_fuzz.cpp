// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a saved game of FreeOrion (G8.2). Reading ends. It gives a whole game or an error, inside of the text.
// All references of a game lead to objects.
#include "engine/import/freeorion_save/saved_game_reader.h"
#include "engine/import/freeorion_save/xz_text.h"
#include "tests/fuzz/fuzz.h"

using namespace orrery::engine;
using orrery::fuzz::claim;
using orrery::fuzz::textOf;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 1U << 15;
    if (size > most) {
        return 0;
    }
    const std::string_view text = textOf(data, size);
    if (isXz(text)) {
        const auto unpacked = unpackXz(text, most);
        const auto* const bytes = std::get_if<std::string>(&unpacked);
        claim(bytes == nullptr || bytes->size() <= most, "an unpacked text is larger than the limit", text);
        return 0;
    }
    const SavedGameRead read = readSavedGame(text, FileId{0});
    claim(read.game.has_value() != hasErrors(read.faults), "a save is read by half", text);
    for (const Diagnostic& fault : read.faults) {
        claim(fault.where.span.begin <= fault.where.span.end && fault.where.span.end <= size,
              "a fault is outside of the text", text);
        claim(!fault.message().empty() && !fault.advice().empty(), "a fault says nothing", text);
    }
    if (!read.game) {
        return 0;
    }
    for (const SavedObject& object : read.game->objects) {
        claim(object.system == savedNone || read.game->object(object.system) != nullptr, "a system is missing", text);
        if (const auto* const ship = std::get_if<SavedShip>(&object.kind)) {
            claim(read.game->design(ship->design) != nullptr, "a design is missing", text);
        }
    }
    return 0;
}
