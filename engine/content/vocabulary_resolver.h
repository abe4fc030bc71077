// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/vocabulary_declarations.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Resolves the references among the declarations of a vocabulary: formats, types and their parts, scopes, defaults,
/// kinds.
class VocabularyResolver {
public:
    VocabularyResolver(Vocabulary& vocabulary, VocabularyReports& reports) : m_out(vocabulary), m_reports(reports) {}

    void resolve(const VocabularyElements& elements);

private:
    void resolveProperty(Property& property, Element element);
    void resolveNumber(Property& property, Element element);
    void resolveClassType(Property& property, Element element);
    void resolveType(Type& type, Element element);
    void resolveHas(Type& type, Element has);
    void resolveMeterRule(Type& type, Element has);
    void resolvePartMeters(Type& type, Element has);
    void resolveLends(Type& type, Element lends);
    /// Returns the property that an attribute names, if it has one of the formats. Reports it otherwise.
    std::optional<PropertyIndex> propertyOf(Element element, std::string_view attribute, Format wanted,
                                            Format otherwise);
    void resolveDefault(Element element);
    void resolveOption(PropertyIndex option, Element element);
    void resolveKind(HasKind& kind, Element element);

    void addOnce(std::vector<std::uint16_t>& indices, std::uint16_t index, Element element, std::string_view attribute,
                 const std::string& word);
    /// Returns the format that an element names. Reports an unknown name, and returns nullopt then.
    std::optional<Format> format(Element element, bool withLiterals);
    template <typename Table>
    void addReference(std::vector<std::uint16_t>& indices, std::optional<std::uint16_t> index, Element element,
                      std::string_view attribute, const std::vector<Table>& tables) {
        if (index) {
            addOnce(indices, *index, element, attribute, element.value(attribute));
        } else {
            m_reports.unknown(element, attribute, attribute, element.value(attribute), [&] { return idsOf(tables); });
        }
    }

    Vocabulary& m_out;
    VocabularyReports& m_reports;
    /// The indices that addOnce() has added, by list.
    std::set<std::pair<const void*, std::uint16_t>> m_added;
};

} // namespace orrery::engine
