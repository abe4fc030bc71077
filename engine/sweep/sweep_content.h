// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check.h"
#include "engine/program/program.h"
#include "engine/sweep/sweep_plan.h"

#include <memory>
#include <set>
#include <span>
#include <string>

namespace orrery::engine {

/// The content of one variant, or the reason why there is none.
struct VariantContent {
    std::shared_ptr<const Program> program{}; ///< null: the variant has an error
    CheckedSweep sweep{};                     ///< the sweep with the names of this content
    std::string error{};                      ///< English
    std::string place{};                      ///< "buildings.xml:12:3"; empty: none
};

/// Makes the content of variants from a project: by edits of its texts, as a designer would make them.
class SweepContent {
public:
    /// All arguments must outlive this object. @param diagnostics those of the check of the project
    SweepContent(const ParsedProject& project, std::span<const Diagnostic> diagnostics, RowTables rows,
                 const CheckedSweep& sweep);

    /// Edits, checks and compiles the content of a variant. Calls may run in parallel, each with its own memory.
    VariantContent make(const SweepVariant& variant, CheckMemory& memory) const;

private:
    std::vector<TextEdit> editsOf(const SweepVariant& variant) const;
    const Diagnostic* firstNewError(const std::vector<Diagnostic>& diagnostics) const;

    const ParsedProject& m_project;
    RowTables m_rows;
    const CheckedSweep& m_sweep;
    std::multiset<std::string> m_errors; ///< messages of the errors of the project itself
};

/// Returns the edit that gives a varied number a value; nullopt if the element is broken.
std::optional<TextEdit> editOf(const ParsedProject& project, const CheckedVary& vary, double value);

/// Returns a varied number as the content has it; nullopt if it is an expression, or is not written.
std::optional<double> writtenNumber(const ParsedProject& project, const CheckedVary& vary);

} // namespace orrery::engine
