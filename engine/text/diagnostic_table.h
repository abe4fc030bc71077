// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <algorithm>
#include <array>
#include <functional>

namespace orrery::engine {

/// The diagnostics of one topic, sorted by code. A row is the only place that describes its diagnostic. A function that
/// reports the diagnostic names the row by the diagnostic's code. The compiler checks the order, these names, and that
/// each row has an advice (X7.2).
template <std::size_t count>
class DiagnosticTable {
public:
    consteval explicit DiagnosticTable(const DiagnosticSpec (&table)[count]) : rows(std::to_array(table)) {
        if (std::ranges::adjacent_find(rows, std::ranges::greater_equal(), &DiagnosticSpec::code) != rows.end()) {
            throw "keep the rows in the order of their codes, each once";
        }
        if (std::ranges::any_of(rows, &std::string_view::empty, &DiagnosticSpec::advice)) {
            throw "each row needs an advice";
        }
    }

    /// Returns the row of a code, which must exist. The row's address identifies the kind of diagnostic.
    consteval const DiagnosticSpec& operator[](std::string_view code) const {
        const auto found = std::ranges::lower_bound(rows, code, {}, &DiagnosticSpec::code);
        if (found == rows.end() || found->code != code) {
            throw "the table has no such code";
        }
        return *found;
    }

    static constexpr std::size_t size = count;
    std::array<DiagnosticSpec, count> rows;
};

} // namespace orrery::engine
