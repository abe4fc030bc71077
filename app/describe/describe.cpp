// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/describe/describe.h"

#include "app/describe/completions.h"
#include "app/describe/man_page.h"

#include <algorithm>
#include <array>

namespace orrery::describe {

namespace {

struct Form {
    std::string_view id;
    std::string (*write)(const Program& program);
};

constexpr std::array allForms{Form{"man", writeManPage}, Form{"bash", writeBash}, Form{"zsh", writeZsh},
                              Form{"fish", writeFish}};

} // namespace

std::vector<std::string> forms() {
    std::vector<std::string> ids;
    for (const Form& form : allForms) {
        ids.emplace_back(form.id);
    }
    return ids;
}

std::optional<std::string> describe(const Program& program, std::string_view form) {
    const auto* const found = std::ranges::find(allForms, form, &Form::id);
    return found == allForms.end() ? std::nullopt : std::optional(found->write(program));
}

} // namespace orrery::describe
