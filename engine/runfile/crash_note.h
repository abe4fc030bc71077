// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The known facts about the end of a program that crashed (R5.1).
struct CrashNote {
    std::string cause{};                 ///< "SIGSEGV"; empty: the program was ended from outside
    std::string exception{};             ///< type of the exception that no code caught: "std::bad_alloc"; empty: none
    std::optional<std::uint32_t> turn{}; ///< turn that was being computed; 0: the setup; nullopt: none, or not known
    std::string group{};                 ///< effects group in progress: "BLD_DYNAMO/charge"; empty: none
    std::string build{};                 ///< build id of the program, in hexadecimal digits
    std::string address{};               ///< address that the program could not access, "0x10"; empty: none
    std::vector<std::string> places{};   ///< places in the program, innermost first, as offsets in its file: "0x1a2b"

    friend bool operator==(const CrashNote&, const CrashNote&) = default;
};

/// Reads the note that the crash handler of a program wrote, in lines such as "turn 3". The note may be incomplete:
/// then the other values are missing.
CrashNote readCrashNote(std::string_view lines);

} // namespace orrery::engine
