// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/parameter_kinds.h"

// Resolution of names in the values of parameters, for the rows of parameter_kinds.cpp.
namespace orrery::engine::kinds {

/// The type of KindSpec::resolve.
using Resolve = void(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                     std::vector<FoundName>& out);
Resolve resolveType, resolveClass, resolveMeter, resolveProperty, resolveResource, resolveOccurrence, resolveObject,
    resolveEmpire, resolveReference, resolveScope, resolveFormat, resolveStacking, resolveGroup, resolveVariable,
    resolveString, resolveScenarioCondition, resolveEnumerator, resolveConstant, resolvePropertyValue;

/// Adds a word that needs no definition, or a word that the rename command finds by its own spelling.
template <NameKind kind>
void resolveWord(const NameContext&, const ParameterSpec&, std::string_view value, Span part,
                 std::vector<FoundName>& out) {
    out.push_back({kind, {}, std::string(value.substr(part.begin, part.size())), part});
}

/// Returns the span of a word in the value that contains it.
Span spanOf(std::string_view word, std::string_view value);
/// Adds the name in a constant of a format.
void resolveInFormat(const NameContext& context, std::string_view value, Span part, Format format,
                     std::vector<FoundName>& out);

} // namespace orrery::engine::kinds
