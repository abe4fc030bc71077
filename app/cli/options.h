// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace orrery::cli {

/// One option of a command while it is declared; each call says more of it, for the reader and the parser.
class DeclaredOption {
public:
    explicit DeclaredOption(CLI::Option* option) : m_option(option) {}

    DeclaredOption& required();
    /// What --help writes for its value: "FILE|-".
    DeclaredOption& shown(const char* value);
    DeclaredOption& oneOf(std::vector<std::string> values);
    DeclaredOption& showsDefault();

private:
    CLI::Option* m_option;
};

/// The options of one command. Values are written when the command line is parsed, and have to live until then. A name
/// without dashes is a place: "project". Only options.cpp and main.cpp read the headers of CLI11, which take seconds.
class OptionList {
public:
    explicit OptionList(CLI::App& app) : m_app(app) {}

    DeclaredOption text(const char* name, std::string& value, const char* help);
    /// All that stands there.
    DeclaredOption texts(const char* name, std::vector<std::string>& values, const char* help);
    /// One value for each time that it is given.
    DeclaredOption repeated(const char* name, std::vector<std::string>& values, const char* help);
    DeclaredOption seed(const char* name, std::optional<std::uint64_t>& value, const char* help);
    void flag(const char* name, bool& value, const char* help);
    /// A number from `lowest` to 1,000,000.
    void turn(const char* name, std::uint32_t& value, const char* help, std::uint32_t lowest = 0);
    /// A number of bytes, with K, M, G or T behind it for powers of 1,024.
    DeclaredOption size(const char* name, std::optional<std::uint64_t>& value, const char* help);
    /// A number of things, with K, M, G or T behind it for powers of 1,000.
    DeclaredOption count(const char* name, std::optional<std::uint64_t>& value, const char* help);
    /// A number from 0 to 9,999.
    void part(const char* name, std::uint16_t& value, const char* help);

private:
    CLI::App& m_app;
};

} // namespace orrery::cli
