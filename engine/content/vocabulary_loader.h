// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/syntax/xml_edit.h"
#include "engine/text/work.h"
#include "engine/vocabulary/near_names.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Implements loadVocabulary(): reads all vocabulary sections, first the declarations, then their references to each
/// other.
class VocabularyLoader {
public:
    VocabularyLoader(Vocabulary& vocabulary, std::vector<Diagnostic>& diagnostics)
        : m_out(vocabulary), m_diagnostics(diagnostics) {}

    void declare(Element section);
    void resolve();

private:
    template <typename Table>
    using Declared = std::vector<std::pair<Table, Element>>;
    /// Declarations of one table. A declaration that replaces others invalidates all earlier ones of its index.
    class Replaceable {
    public:
        void begin(std::uint16_t index, Element element) {
            m_begin[index] = m_all.size();
            add(index, element);
        }
        void add(std::uint16_t index, Element element) { m_all.emplace_back(index, element); }
        template <typename Do>
        void forEach(Do work) const {
            for (std::size_t i = 0; i < m_all.size(); ++i) {
                if (m_begin.at(m_all[i].first) <= i) {
                    work(m_all[i].first, m_all[i].second);
                }
            }
        }

    private:
        Declared<std::uint16_t> m_all;
        std::map<std::uint16_t, std::size_t> m_begin; ///< by index: the place in m_all of the first valid declaration
    };
    using DeclaredIds = std::map<std::string, std::uint16_t, std::less<>>;

    // Reads the declarations of a section (vocabulary_declare.cpp).
    void declareEnumeration(Element element);
    void declareValue(Enumeration& enumeration, Element element);
    void declareMeter(Element element);
    void declareProperty(Element element);
    void declareResource(Element element);
    void declareOccurrence(Element element);
    void declareType(Element element);
    double number(Element element, std::string_view attribute, double fallback) const;

    // Resolves the references among declarations (vocabulary_resolve.cpp).
    void resolveProperty(Property& property, Element element);
    void resolveType(Type& type, Element element);
    void resolveHas(Type& type, Element has);
    void findClashes();

    // Reads the parts of expressions other than objects (vocabulary_language.cpp).
    void declareOption(Element element);
    void declareDefine(Element element);
    void declareKind(Element element);
    void resolveScopes();
    void resolveScope(Element element);
    std::optional<ScopeIndex> findScope(const std::string& id);
    void resolveDefault(Element element);
    void resolveOption(PropertyIndex option, Element element);
    void resolveKind(HasKind& kind, Element element);

    // Shared (vocabulary_load.cpp).
    static std::string labelOf(Element element);
    static std::vector<std::string> wordsOf(Element element, std::string_view attribute);
    Diagnostic& finding(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {});
    void reportDuplicate(Element element, const std::string& id, Location earlier);
    void reportBadName(Element element, const std::string& id);
    void addOnce(std::vector<std::uint16_t>& indices, std::uint16_t index, Element element, std::string_view attribute,
                 const std::string& word);
    /// @param known returns the names to search for near ones
    void report(Element element, std::string_view attribute, std::string_view kind, const std::string& name,
                const std::function<std::vector<std::string>()>& known);
    /// Reads a format by its name in content. Reports an unknown name and returns none.
    std::optional<Format> format(Element element, bool withLiterals);

    template <typename Table>
    static std::vector<std::string> idsOf(const std::vector<Table>& tables) {
        std::vector<std::string> ids;
        for (const Table& table : tables) {
            ids.push_back(table.id);
        }
        return ids;
    }

    /// Adds a declaration, or replaces an earlier one. @return its index, if it is valid
    template <typename Table>
    std::optional<std::uint16_t> add(std::vector<Table>& tables, Element element, std::string_view plural,
                                     Table table) {
        const std::string kind(element.tag());
        if (!isName(table.id)) {
            reportBadName(element, table.id);
            return std::nullopt;
        }
        DeclaredIds& ids = m_ids[plural == "options" ? "properties" : plural]; // options are properties, too
        const auto earlier = ids.find(table.id);
        const bool replaces = element.flag("replace", false);
        countWork();
        if (earlier != ids.end() && !replaces) {
            reportDuplicate(element, table.id, tables[earlier->second].where);
            return std::nullopt;
        }
        if (earlier != ids.end()) {
            tables[earlier->second] = std::move(table);
            return earlier->second;
        }
        if (replaces) {
            finding(diag::nothingToReplace, element.valueWhere("id"),
                    {Phrase::said(kind), table.id, phrase("replace")});
        }
        if (tables.size() >= declarationLimit) {
            finding(diag::tooManyDeclarations, element.head(),
                    {std::to_string(declarationLimit), Phrase::said(std::string(plural))});
            return std::nullopt;
        }
        ids.emplace(table.id, static_cast<std::uint16_t>(tables.size()));
        tables.push_back(std::move(table));
        return static_cast<std::uint16_t>(tables.size() - 1);
    }

    template <typename Table>
    void addReference(std::vector<std::uint16_t>& indices, std::optional<std::uint16_t> index, Element element,
                      std::string_view attribute, const std::vector<Table>& tables) {
        if (index) {
            addOnce(indices, *index, element, attribute, element.value(attribute));
        } else {
            report(element, attribute, attribute, element.value(attribute), [&] { return idsOf(tables); });
        }
    }

    static constexpr std::size_t declarationLimit = 4096; ///< indices are 16 bits, and every meter is two columns

    Vocabulary& m_out;
    std::vector<Diagnostic>& m_diagnostics;
    Declared<PropertyIndex> m_properties;
    Replaceable m_types;
    Declared<PropertyIndex> m_options;
    Replaceable m_kinds;
    std::vector<Element> m_scopes;
    std::vector<Element> m_defaults;
    std::map<std::string_view, DeclaredIds> m_ids; ///< by the plural of their kind
    /// The entries that addOnce() added to each list.
    std::set<std::pair<const void*, std::uint16_t>> m_added;
    NearSearches m_nearSearches;
};

} // namespace orrery::engine
