// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/view.h"

#include "engine/content/constants.h"
#include "engine/universe/agenda.h"
#include "engine/universe/class_list.h"
#include "engine/universe/universe.h"

#include <cmath>
#include <optional>

namespace orrery::engine {

namespace {

/// The maximum height of a climb: content may write attachments in a cycle.
constexpr int highestTree = 64;

Row rowOr(double value, std::size_t rowCount) {
    return value >= 0.0 && value < static_cast<double>(rowCount) ? static_cast<Row>(value) : noRow;
}

/// Returns the number that a property gives to an object; nullopt if it gives none.
std::optional<std::uint32_t> givenNumber(const View& view, Row row) {
    const auto column = view.layout->numbers();
    if (!column || !view.has(row, *column)) {
        return std::nullopt;
    }
    const double value = view.at(*column, row);
    const bool isNumber = value >= 0.0 && value < noRow && value == std::floor(value);
    return isNumber ? std::optional(static_cast<std::uint32_t>(value)) : std::nullopt;
}

} // namespace

Row View::parent(Row row) const {
    return row < rowCount ? rowOr(builtin(Builtin::attachedTo, row), rowCount) : noRow;
}

Row View::holderOf(Row row, ColumnId column) const {
    if (row >= rowCount) {
        return noRow;
    }
    const ColumnRole role = (*layout)[column].role;
    const bool climbs = role != ColumnRole::meterCurrent && role != ColumnRole::meterMax;
    for (int height = 0; row != noRow && height < highestTree; ++height) {
        if (has(row, column)) {
            return row;
        }
        if (!climbs) {
            return noRow;
        }
        Row up = parent(row);
        if (up == noRow) { // a ship has no host, but may be in a system
            up = rowOr(builtin(Builtin::system, row), rowCount);
        }
        if (up == row) {
            return noRow;
        }
        row = up;
    }
    return noRow;
}

bool View::hasPart(Row row, ColumnId column) const {
    const Meter& meter = model->vocabulary.meters()[(*layout)[column].of];
    return containsWord(listText(*this, meter.parts, row), meter.part);
}

std::uint32_t View::numberOf(Row row) const {
    const auto given = row < rowCount ? givenNumber(*this, row) : std::nullopt;
    return given ? *given : row + (agenda == nullptr ? 0 : agenda->firstNumber);
}

Row View::withNumber(std::uint32_t number) const {
    if (!layout->numbers()) {
        return number < rowCount ? number : noRow;
    }
    const double* const values = columns[layout->numbers()->value];
    Row gone = noRow;
    for (Row row = 0; row < rowCount; ++row) {
        const bool isGiven = values[row] == number && givenNumber(*this, row);
        if (isGiven && exists(row)) {
            return row;
        }
        gone = isGiven && gone == noRow ? row : gone;
    }
    const std::uint32_t first = agenda == nullptr ? 0 : agenda->firstNumber;
    const Row row = number < first ? noRow : number - first;
    return gone == noRow && row < rowCount && !givenNumber(*this, row) ? row : gone;
}

std::string View::nameOf(Row row) const {
    if (row == noRow) {
        return "none";
    }
    if (row < rowCount && texts != nullptr) {
        const std::string& name = (*texts)[static_cast<std::uint32_t>(builtin(Builtin::name, row))];
        if (!name.empty()) {
            return name;
        }
    }
    return numberText(row);
}

} // namespace orrery::engine
