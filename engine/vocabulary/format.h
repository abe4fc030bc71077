// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// The kinds of value of the expression language (X1.1). `bad` is the kind of an expression with a reported problem; it
/// causes no further diagnostics.
enum class FormatKind : std::uint8_t {
    bad,
    number,
    boolean,
    text,
    orderedPair,
    dice,
    enumeration, ///< one of the vocabulary's enumerations; Format::enumeration says which
    object,      ///< a reference to an object, or none
    objectClass, ///< a class id
    objectType,  ///< a type id
    classList,   ///< class ids with copies, in an order; see class_list.h
};

/// The static type of an expression or property.
struct Format {
    FormatKind kind = FormatKind::bad;
    std::uint16_t enumeration = 0; ///< index into Vocabulary::enumerations(), for FormatKind::enumeration only

    constexpr bool isBad() const { return kind == FormatKind::bad; }
    friend constexpr bool operator==(Format, Format) = default;
};

inline constexpr Format badFormat{};
inline constexpr Format numberFormat{FormatKind::number};
inline constexpr Format booleanFormat{FormatKind::boolean};
inline constexpr Format textFormat{FormatKind::text};
inline constexpr Format objectFormat{FormatKind::object};
inline constexpr Format pairFormat{FormatKind::orderedPair};
inline constexpr Format diceFormat{FormatKind::dice};
inline constexpr Format classFormat{FormatKind::objectClass};
inline constexpr Format typeFormat{FormatKind::objectType};
inline constexpr Format classListFormat{FormatKind::classList};

/// Returns whether values of the format are texts in canonical form. Columns store them as indices into a table of
/// texts.
constexpr bool isText(Format format) {
    return format == textFormat || format == pairFormat || format == diceFormat || format == classListFormat;
}

// Every value, of any format, is one double in columns, lanes and traces. A number is itself; false is 0, true is 1. An
// enumerator, class or type is its index; an object is its row. A text is its index in the universe's text table. So is
// a pair, dice or list of classes, in its canonical text ("[3, -4]", "2d6+1", "LASER LASER SHIELD"). `none` is
// noneValue. A missing value (no such property, meter, stockpile or position; E4.5) is a quiet NaN. It occurs only in
// lanes, never in a column.
inline constexpr double noneValue = -1.0;
/// The value of a run-time property until an effect sets it (E7.9). Expressions read it as a missing value.
inline constexpr double notGivenValue = -1.7976931348623157e308;
constexpr bool isMissing(double value) {
    return value != value;
}

/// Kleene's three truth values (E4.5).
enum class Truth : std::uint8_t { no, yes, missing };

} // namespace orrery::engine
