// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/content/element_rows.h"
#include "engine/vocabulary/near_names.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Checks an element and everything below it against the rows of the format, down to conditions and effects. Reports
/// unknown and missing attributes and elements, and unreadable constants. Does not report missing attributes of
/// elements with XML problems. Other code checks ids and references.
/// @param nearSearches the budget of near-name searches for all these elements; null: unlimited
void checkStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                    NearSearches* nearSearches = nullptr);
/// Does the first half of checkStructure(): checks the element itself. @return whether the caller must check its
/// children too
bool checkOwnStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                       NearSearches* nearSearches = nullptr);
/// Does the second half of checkStructure(), for one child. @param spec the row of its parent
void checkChildStructure(Element child, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                         NearSearches* nearSearches = nullptr);

// Parts of checkStructure(), for elements whose rows are in other tables. Each check returns true if there is no
// problem.

/// Checks one constant. Numbers, integers and choices must be readable and within the bounds of the row. Accepts all
/// other kinds.
bool checkConstant(Element element, const ParameterSpec& spec, std::string_view text,
                   std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches = nullptr);
/// Checks that a number is within the bounds of its row. @param where the place to report
bool checkRange(const ParameterSpec& spec, double value, Location where, std::vector<Diagnostic>& diagnostics);
/// Checks that all required attributes are present.
bool checkPresence(Element element, std::span<const ParameterSpec> parameters, std::vector<Diagnostic>& diagnostics);
/// Reports attributes that none of the rows has.
bool checkUnknownAttributes(Element element, std::span<const ParameterSpec> parameters,
                            std::span<const ParameterSpec> common, std::vector<Diagnostic>& diagnostics,
                            NearSearches* nearSearches = nullptr);
void reportUnknownElement(Element element, std::string_view parent, std::span<const std::string> known,
                          std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches = nullptr);
/// Returns the places of the element's name: in its open tag, and in its close tag if it has one.
std::vector<Location> tagPlaces(Element element);
/// Reports text between elements in an element that holds no text.
void checkNoText(Element element, std::vector<Diagnostic>& diagnostics);

/// Returns the words as a list for messages: "'a', 'b' or 'c'".
Phrase listed(std::span<const std::string_view> words);
/// Returns a fix that removes an element and the white space before it.
Fix removalOf(Element element);
/// Adds a fix for each known name that is near to `name`, and a note about the first.
void addNearNames(Diagnostic& diagnostic, std::string_view name, std::span<const std::string> known,
                  const std::vector<Location>& places);

} // namespace orrery::engine
