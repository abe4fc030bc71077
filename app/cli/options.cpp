// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "engine/text/machine_memory.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace orrery::cli {

DeclaredOption& DeclaredOption::required() {
    m_option->required();
    return *this;
}

DeclaredOption& DeclaredOption::shown(const char* value) {
    m_option->type_name(value);
    return *this;
}

DeclaredOption& DeclaredOption::oneOf(std::vector<std::string> values) {
    m_option->check(CLI::IsMember(std::move(values)));
    return *this;
}

DeclaredOption& DeclaredOption::showsDefault() {
    m_option->capture_default_str();
    return *this;
}

DeclaredOption OptionList::text(const char* name, std::string& value, const char* help) {
    return DeclaredOption(m_app.add_option(name, value, help));
}

DeclaredOption OptionList::texts(const char* name, std::vector<std::string>& values, const char* help) {
    return DeclaredOption(m_app.add_option(name, values, help));
}

DeclaredOption OptionList::repeated(const char* name, std::vector<std::string>& values, const char* help) {
    return DeclaredOption(m_app.add_option(name, values, help)->expected(1)->allow_extra_args(false)->take_all());
}

DeclaredOption OptionList::seed(const char* name, std::optional<std::uint64_t>& value, const char* help) {
    return DeclaredOption(m_app.add_option(name, value, help));
}

void OptionList::flag(const char* name, bool& value, const char* help) {
    m_app.add_flag(name, value, help);
}

namespace {
constexpr std::uint32_t lastTurn = 1'000'000;
}

void OptionList::turn(const char* name, std::uint32_t& value, const char* help, std::uint32_t lowest) {
    m_app.add_option(name, value, help)->type_name("N")->check(CLI::Range(lowest, lastTurn))->capture_default_str();
}

void OptionList::turn(const char* name, std::optional<std::uint32_t>& value, const char* help) {
    m_app.add_option(name, value, help)->type_name("N")->check(CLI::Range(std::uint32_t{0}, lastTurn));
}

namespace {

/// Adds an option with a number as its value. @param isNone the error message for a text that is not a number
DeclaredOption addNumber(CLI::App& app, const char* name, std::optional<std::uint64_t>& value, const char* help,
                         std::optional<std::uint64_t> (*read)(std::string_view), const char* isNone) {
    return DeclaredOption(app.add_option_function<std::string>(
        name,
        [name, read, isNone, &value](const std::string& text) {
            value = read(text);
            if (!value) {
                throw CLI::ValidationError(name, "'" + text + "' " + isNone);
            }
        },
        help));
}

} // namespace

DeclaredOption OptionList::size(const char* name, std::optional<std::uint64_t>& value, const char* help) {
    const auto read = [](std::string_view text) {
        constexpr std::uint64_t least = std::uint64_t{1} << 20; // a run holds more before its first turn
        const auto bytes = engine::parseByteCount(text);
        return bytes && *bytes >= least ? bytes : std::nullopt;
    };
    return addNumber(m_app, name, value, help, read, "is not a size of at least 1M; write 512M or 2G");
}

DeclaredOption OptionList::count(const char* name, std::optional<std::uint64_t>& value, const char* help) {
    return addNumber(m_app, name, value, help, engine::parseCount, "is not a number; write 90000000000, or 90G");
}

void OptionList::part(const char* name, std::uint16_t& value, const char* help) {
    m_app.add_option(name, value, help)->type_name("N")->check(CLI::Range(0, 9999));
}

namespace {

/// Returns the values of oneOf(), which CLI11 keeps in the name of the type: "TEXT:{export,import}".
std::vector<std::string> choicesIn(const std::string& type) {
    const auto begin = type.find(":{");
    return begin == std::string::npos || !type.ends_with('}')
               ? std::vector<std::string>()
               : CLI::detail::split(type.substr(begin + 2, type.size() - begin - 3), ',');
}

} // namespace

std::vector<describe::Option> OptionList::described() const {
    std::vector<describe::Option> all;
    for (const CLI::Option* const option : std::as_const(m_app).get_options()) {
        describe::Option one;
        for (const std::string& name : option->get_snames()) {
            one.names.push_back("-" + name);
        }
        for (const std::string& name : option->get_lnames()) {
            one.names.push_back("--" + name);
        }
        if (option->get_positional()) {
            one.names = {option->get_name(true)};
        }
        const std::string type = option->get_type_name();
        one.value = option->get_items_expected_max() == 0 ? "" : type.substr(0, type.find(':'));
        one.help = option->get_description();
        one.choices = choicesIn(type);
        one.isRequired = option->get_required();
        one.isRepeated = option->get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll ||
                         option->get_items_expected_max() > 1;
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace orrery::cli
