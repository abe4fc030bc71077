// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/object_phrase.h"

#include "engine/check/model/model.h"

#include <charconv>
#include <string>
#include <system_error>
#include <utility>

namespace orrery::engine {

std::optional<std::uint32_t> numberIn(std::string_view text) {
    std::uint32_t number = 0;
    if (text.size() < 2 || text.front() != '#') {
        return std::nullopt;
    }
    const char* const end = text.data() + text.size();
    const auto [read, error] = std::from_chars(text.data() + 1, end, number);
    return error == std::errc() && read == end ? std::optional(number) : std::nullopt;
}

bool isUnnamed(const View& view, Row row) {
    return row < view.rowCount && numberIn(view.nameOf(row));
}

Phrase objectPhrase(const View& view, Row row) {
    std::string name = view.nameOf(row);
    if (row >= view.rowCount || !numberIn(name)) {
        return name;
    }
    const CheckedClass& own =
        view.model->classes.asRead(static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row)));
    const Type& type = view.model->vocabulary.types()[view.typeOf(row)];
    return phrase(unnamedObject,
                  {std::move(name), own.isGenerated ? Phrase::said(type.label.empty() ? type.id : type.label)
                                                    : Phrase(own.name.empty() ? own.id : own.name)});
}

Phrase referencePhrase(const View& view, const std::string& reference) {
    const auto number = numberIn(reference);
    const Row row = number ? view.withNumber(*number) : noRow;
    if (row >= view.rowCount) {
        return reference;
    }
    return isUnnamed(view, row) ? objectPhrase(view, row) : phrase(unnamedObject, {reference, view.nameOf(row)});
}

} // namespace orrery::engine
