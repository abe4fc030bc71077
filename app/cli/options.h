// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/describe/program.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace orrery::cli {

/// An option of a command during its declaration. Each function sets a property for the help and the parser.
class DeclaredOption {
public:
    explicit DeclaredOption(CLI::Option* option) : m_option(option) {}

    DeclaredOption& required();
    /// Sets the name of the value in --help, such as "FILE|-".
    DeclaredOption& shown(const char* value);
    DeclaredOption& oneOf(std::vector<std::string> values);
    DeclaredOption& showsDefault();

private:
    CLI::Option* m_option;
};

/// The options of one command. The parser sets the values, which must exist until then. A name without dashes is a
/// positional argument, such as "project". Only options.cpp and main.cpp include CLI11, because compiling its headers
/// takes seconds.
class OptionList {
public:
    explicit OptionList(CLI::App& app) : m_app(app) {}

    DeclaredOption text(const char* name, std::string& value, const char* help);
    /// Declares an argument that takes all remaining values.
    DeclaredOption texts(const char* name, std::vector<std::string>& values, const char* help);
    /// Declares an option that the user can repeat, with one value each time.
    DeclaredOption repeated(const char* name, std::vector<std::string>& values, const char* help);
    DeclaredOption seed(const char* name, std::optional<std::uint64_t>& value, const char* help);
    void flag(const char* name, bool& value, const char* help);
    /// Declares a number from `lowest` to 1,000,000.
    void turn(const char* name, std::uint32_t& value, const char* help, std::uint32_t lowest = 0);
    void turn(const char* name, std::optional<std::uint32_t>& value, const char* help);
    /// Declares a number of bytes, with an optional suffix K, M, G or T for powers of 1,024.
    DeclaredOption size(const char* name, std::optional<std::uint64_t>& value, const char* help);
    /// Declares a count, with an optional suffix K, M, G or T for powers of 1,000.
    DeclaredOption count(const char* name, std::optional<std::uint64_t>& value, const char* help);
    /// Declares a number from 0 to 9,999.
    void part(const char* name, std::uint16_t& value, const char* help);

    /// Returns all options and arguments as they are declared now, for manual pages and completions (C11).
    std::vector<describe::Option> described() const;

private:
    CLI::App& m_app;
};

} // namespace orrery::cli
