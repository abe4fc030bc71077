// SPDX-License-Identifier: GPL-3.0-or-later
// Parses overrides that users write (X6.2).
#include "engine/content/constants.h"
#include "engine/trace/enabled_by.h"
#include "engine/universe/scenario.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns a constant of a format as columns store it. Returns nullopt if the text is no constant.
std::optional<double> valueOf(const View& view, Format format, std::string_view text) {
    const auto index = [](const auto& found) -> std::optional<double> {
        return found ? std::optional<double>(*found) : std::nullopt;
    };
    const Vocabulary& vocabulary = view.model->vocabulary;
    if (text == "none" && format.kind != FormatKind::number && format.kind != FormatKind::boolean) {
        return noneValue;
    }
    switch (format.kind) {
    case FormatKind::number:
        return parseNumber(text);
    case FormatKind::boolean:
        return text == "true" ? std::optional(1.0) : text == "false" ? std::optional(0.0) : std::nullopt;
    case FormatKind::enumeration:
        return index(vocabulary.enumerations()[format.enumeration].find(text));
    case FormatKind::objectClass:
        return index(view.model->findClass(text));
    case FormatKind::objectType:
        return index(vocabulary.findType(text));
    case FormatKind::object:
        return index(findObject(view, text));
    default:
        return std::nullopt;
    }
}

} // namespace

std::variant<Override, Phrase> parseGiven(const View& view, std::string_view text, Row empire) {
    const std::size_t colon = text.find(':');
    const std::string_view id = colon == std::string_view::npos ? text : text.substr(colon + 1);
    const auto objectClass = view.model->findClass(id);
    if (!objectClass) {
        return phrase("there is no class '{0}'", {std::string(id)});
    }
    if (colon != std::string_view::npos) {
        const auto type = view.model->vocabulary.findType(text.substr(0, colon));
        if (!type || view.model->classes[*objectClass].type != *type) {
            return phrase("'{0}' is not a class of the type '{1}'",
                          {std::string(id), std::string(text.substr(0, colon))});
        }
    }
    Override given;
    given.kind = Override::Kind::given;
    given.row = empire;
    given.objectClass = *objectClass;
    return given;
}

std::variant<Override, Phrase> parseSetting(const View& view, std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) {
        return phrase("'{0}' is not of the form OBJECT.VALUE=CONSTANT", {std::string(text)});
    }
    const std::string_view left = text.substr(0, equals);
    const std::string_view right = text.substr(equals + 1);
    const std::size_t dot = left.rfind('.');
    Override one;
    if (const auto whole = findObject(view, left); whole && right == "gone") {
        one.kind = Override::Kind::gone;
        one.row = *whole;
        return one;
    }
    if (dot == std::string_view::npos) {
        return phrase("'{0}' is not of the form OBJECT.VALUE=CONSTANT", {std::string(text)});
    }
    const auto row = findObject(view, left.substr(0, dot));
    if (!row) {
        return phrase("there is no object '{0}'", {std::string(left.substr(0, dot))});
    }
    const auto column = view.layout->find(left.substr(dot + 1));
    if (!column || !view.has(*row, *column)) {
        return phrase("'{0}' has no value '{1}'", {view.nameOf(*row), std::string(left.substr(dot + 1))});
    }
    one.row = *row;
    one.column = *column;
    if (*column == view.layout->builtin(Builtin::owners)) {
        const auto owner = findEmpire(view, right);
        if (!owner && right != "none") {
            return phrase("there is no empire '{0}'", {std::string(right)});
        }
        one.owners = owner ? std::vector<Row>{*owner} : std::vector<Row>{};
        return one;
    }
    const Format format = (*view.layout)[*column].format;
    if (format.kind == FormatKind::text) {
        one.text = right;
        return one;
    }
    const auto value = valueOf(view, format, right);
    if (!value) {
        return phrase("'{0}' is not a valid value for '{1}'", {std::string(right), std::string(left.substr(dot + 1))});
    }
    one.value = *value;
    return one;
}

} // namespace orrery::engine
