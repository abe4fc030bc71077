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

/// Compares elements with the rows of the format, all the way down to conditions and effects: unknown and missing
/// attributes and elements, constants that cannot be read. Elements that XML faults have broken are not asked for what
/// they lack. Ids and references are others' business.
/// @param nearSearches here and below: of the reading; null: there is no limit.
void checkStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                    NearSearches* nearSearches = nullptr);
/// The first half of it: the element itself. @return whether its children are to be asked too.
bool checkOwnStructure(Element root, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                       NearSearches* nearSearches = nullptr);
/// The other half, of one child. @param spec of what it stands in.
void checkChildStructure(Element child, const ElementSpec& spec, std::vector<Diagnostic>& diagnostics,
                         NearSearches* nearSearches = nullptr);

// Parts of it, for elements whose rows stand elsewhere. Each returns whether all is well.

/// One constant: numbers, whole numbers and choices are read, and compared with the bounds of the row; all other
/// kinds are well.
bool checkConstant(Element element, const ParameterSpec& spec, std::string_view text,
                   std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches = nullptr);
/// A number in the bounds of its row. @param where what to point at.
bool checkRange(const ParameterSpec& spec, double value, Location where, std::vector<Diagnostic>& diagnostics);
/// Whether all attributes that the rows demand stand there.
bool checkPresence(Element element, std::span<const ParameterSpec> parameters, std::vector<Diagnostic>& diagnostics);
/// Attributes that none of the rows has.
bool checkUnknownAttributes(Element element, std::span<const ParameterSpec> parameters,
                            std::span<const ParameterSpec> common, std::vector<Diagnostic>& diagnostics,
                            NearSearches* nearSearches = nullptr);
void reportUnknownElement(Element element, std::string_view parent, std::span<const std::string> known,
                          std::vector<Diagnostic>& diagnostics, NearSearches* nearSearches = nullptr);
/// The element's name in its open tag, and in its close tag where it has one.
std::vector<Location> tagPlaces(Element element);
/// Text between elements where only elements mean something.
void checkNoText(Element element, std::vector<Diagnostic>& diagnostics);

/// "'a', 'b' or 'c'".
Phrase listed(std::span<const std::string_view> words);
/// Removes an element with the white space in front of it.
Fix removalOf(Element element);
/// A fix for each of the known names that are near to what stands at the location, and a note of the first.
void addNearNames(Diagnostic& diagnostic, std::string_view name, std::span<const std::string> known,
                  const std::vector<Location>& places);

} // namespace orrery::engine
