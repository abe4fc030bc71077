// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/object_phrase.h"

#include "engine/check/model/model.h"

#include <charconv>
#include <string>
#include <system_error>
#include <utility>

namespace orrery::engine {

bool isUnnamed(const View& view, Row row) {
    return row < view.rowCount && view.nameOf(row) == "#" + std::to_string(row);
}

Phrase objectPhrase(const View& view, Row row) {
    std::string name = view.nameOf(row);
    if (row >= view.rowCount || name != "#" + std::to_string(row)) {
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
    Row row = noRow;
    if (reference.size() > 1 && reference.front() == '#') {
        const char* const end = reference.data() + reference.size();
        const auto [read, error] = std::from_chars(reference.data() + 1, end, row);
        row = error == std::errc() && read == end ? row : noRow;
    }
    if (row >= view.rowCount) {
        return reference;
    }
    return isUnnamed(view, row) ? objectPhrase(view, row) : phrase(unnamedObject, {reference, view.nameOf(row)});
}

} // namespace orrery::engine
