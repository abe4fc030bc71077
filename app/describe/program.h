// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Manual pages and shell completions, written from the options that a program itself declares (C11).
namespace orrery::describe {

/// An option or an argument.
struct Option {
    std::vector<std::string> names{};   ///< "-h" and "--help"; an argument has one name, without dashes
    std::string value{};                ///< the name of the value, such as "FILE|-"; empty for a flag
    std::string help{};                 ///< one or more sentences
    std::vector<std::string> choices{}; ///< the only valid values; empty: any
    bool isRequired = false;
    bool isRepeated = false;

    bool isArgument() const { return !names.front().starts_with('-'); }
};

/// A command of a program, such as `run`.
struct Command {
    std::string name{};
    std::string summary{};
    std::string examples{}; ///< lines of a shell, with a heading; may be empty
    std::vector<Option> options{};
};

/// A program with its own options and its commands.
struct Program {
    std::string name{};
    std::string summary{}; ///< a sentence
    std::string version{};
    std::string notes{}; ///< sentences for the end of the manual page, one paragraph a line; may be empty
    std::vector<Option> options{};
    std::vector<Command> commands{}; ///< empty if the program has none
    std::string seeAlso{};           ///< the name of another program
};

/// The values that a shell offers for an option or an argument.
enum class Offer { nothing, choices, files, folders };

/// Returns the values to offer, from the choices and from the words FILE, FOLDER, PROJECT and DIR in the names.
Offer offerOf(const Option& option);

} // namespace orrery::describe
