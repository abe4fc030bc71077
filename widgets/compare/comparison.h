// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare.h"
#include "engine/lab/origins.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// An object with differences.
struct ComparedThing {
    QString name;
    engine::Row right = engine::noRow; ///< row in the present run; noRow: the object exists only in the earlier one
};

/// A column with differences.
struct ComparedValueKind {
    std::string label;                       ///< an engine text
    std::optional<engine::ColumnId> right{}; ///< column in the present run
    bool isPresence = false;                 ///< the value is whether the object exists
};

/// A value that differs between two runs, at the turn of its comparison.
struct ComparedValue {
    std::uint32_t object = 0;     ///< index into Comparison::objects
    std::uint32_t kind = 0;       ///< index into Comparison::kinds
    std::uint32_t first = 0;      ///< first turn in which the values differ
    std::optional<double> left{}; ///< value of a number; nullopt: another kind of value, or the object does not exist
    std::optional<double> right{};
    std::uint32_t text = noText; ///< of other values: index into Comparison::texts

    static constexpr std::uint32_t noText = ~std::uint32_t{0};
};

/// An edit that differences come from.
struct ComparedEdit {
    QString label;     ///< "BLD_FORUM/order", "define FESTIVAL"
    QString path{};    ///< shown path of its file in the present run; empty: the present content does not have it
    engine::Span span; ///< place in that file
};

/// The differences of two runs as plain values, which no run can change any more (I4.9). The earlier run is on the
/// left, and the present one on the right.
struct Comparison {
    /// The texts of a value on both sides; nullopt: the object does not exist in this turn.
    struct Texts {
        std::optional<QString> left;
        std::optional<QString> right;
    };
    /// A value with its texts at the first turn in which it differs.
    struct First {
        std::uint32_t value = 0; ///< index into `values`
        Texts texts;
    };

    std::uint32_t turn = 0; ///< turn to which the values belong
    std::uint32_t last = 0; ///< last compared turn
    std::vector<ComparedValue> values;
    std::vector<ComparedThing> objects;
    std::vector<ComparedValueKind> kinds;
    std::vector<Texts> texts;
    std::vector<engine::DifferenceOrigin> origins; ///< their differences and roots are indices into `values`, `edits`
    std::vector<ComparedEdit> edits;
    std::optional<First> first;             ///< first value of the first origin
    std::vector<std::uint32_t> counts;      ///< by turn: number of values that differ
    std::optional<std::uint32_t> lanesFrom; ///< first turn in which the starlanes differ
    QStringList onlyLeft;                   ///< columns that only one run has
    QStringList onlyRight;
    bool isLeftShort = false;  ///< the earlier run ended before the present one
    bool isRightShort = false; ///< the present run ended before the earlier one

    bool hasDifferences() const { return !values.empty() || lanesFrom || !onlyLeft.isEmpty() || !onlyRight.isEmpty(); }
    /// Returns the text of a value in the turn, in the language of the window.
    QString leftText(const ComparedValue& value) const;
    QString rightText(const ComparedValue& value) const;
    /// Returns right − left of a number; nullopt for other values, or if the object does not exist on both sides.
    static std::optional<double> changeOf(const ComparedValue& value);
    /// Returns whether the values differ in the turn. They may differ only in other turns.
    bool isDifferentNow(const ComparedValue& value) const;
    /// Returns the texts of the first value at its first turn: "20", "26".
    QString firstLeft() const { return textOf(values[first->value], first->texts.left); }
    QString firstRight() const { return textOf(values[first->value], first->texts.right); }

private:
    QString textOf(const ComparedValue& value, const std::optional<QString>& text) const;
};

using ComparisonPtr = std::shared_ptr<const Comparison>;

/// Returns the differences that a comparer has found, with the values at the end of a turn.
/// @param origins origins of all differences, see engine::originsOf()
Comparison comparisonOf(const engine::RunComparer& comparer, const engine::RootFinder& roots,
                        const std::vector<engine::DifferenceOrigin>& origins, std::uint32_t turn);

} // namespace orrery::widgets
