// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include "engine/text/machine_memory.h"

#include <CLI/CLI.hpp>

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

void OptionList::turn(const char* name, std::uint32_t& value, const char* help, std::uint32_t lowest) {
    constexpr std::uint32_t highest = 1'000'000;
    m_app.add_option(name, value, help)->type_name("N")->check(CLI::Range(lowest, highest))->capture_default_str();
}

DeclaredOption OptionList::size(const char* name, std::optional<std::uint64_t>& value, const char* help) {
    const auto read = [&value](const std::string& text) {
        value = engine::parseByteCount(text);
        return value.has_value();
    };
    return DeclaredOption(m_app.add_option_function<std::string>(
        name,
        [name, read](const std::string& text) {
            if (!read(text)) {
                throw CLI::ValidationError(name, "'" + text + "' is no size; write bytes, or 512M, or 2G");
            }
        },
        help));
}

void OptionList::part(const char* name, std::uint16_t& value, const char* help) {
    m_app.add_option(name, value, help)->type_name("N")->check(CLI::Range(0, 9999));
}

} // namespace orrery::cli
