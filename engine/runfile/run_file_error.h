// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::engine {

/// The reason why a run file cannot be opened or saved (I4.16).
struct RunFileError {
    std::string_view code; ///< "run-file.checksum", a row of the table of reasons; never changes
    std::string place{};   ///< name of the entry in the file; empty: the whole file
    Phrase message{};      ///< "'content/techs.xml' has a wrong checksum"
};

/// A value, or the reason why there is none.
template <typename T>
using RunFileResult = std::variant<T, RunFileError>;

/// Returns the error of a code, which must be in the table of reasons.
/// @param args arguments of the sentence after the place
RunFileError runFileError(std::string_view code, std::string place = {}, std::vector<Phrase> args = {});

} // namespace orrery::engine
