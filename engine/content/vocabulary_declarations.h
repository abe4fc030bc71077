// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/constants.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/content/vocabulary_reports.h"
#include "engine/text/work.h"
#include "engine/vocabulary/vocabulary.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Elements by the index of the row that they declare.
using DeclaredElements = std::vector<std::pair<std::uint16_t, Element>>;

/// The elements that declare the rows of one table. An element that replaces a declaration invalidates all earlier
/// elements of the same row.
class ReplaceableElements {
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
    DeclaredElements m_all;
    std::map<std::uint16_t, std::size_t> m_begin; ///< place in m_all of the first valid element, by index of the row
};

/// The elements of a vocabulary that refer to others. VocabularyResolver reads them after all declarations.
struct VocabularyElements {
    DeclaredElements properties; ///< properties, including options
    ReplaceableElements types;
    DeclaredElements options;
    ReplaceableElements kinds;
    std::vector<Element> scopes;
    std::vector<Element> defaults;
};

/// Reads the declarations of vocabulary sections into a vocabulary. Reads each declaration by itself, without its
/// references.
class VocabularyDeclarations {
public:
    VocabularyDeclarations(Vocabulary& vocabulary, VocabularyReports& reports)
        : m_out(vocabulary), m_reports(reports) {}

    void declare(Element section);
    const VocabularyElements& elements() const { return m_elements; }

private:
    using DeclaredIds = std::map<std::string, std::uint16_t, std::less<>>;

    void declareEnumeration(Element element);
    void declareValue(Enumeration& enumeration, Element element);
    void declareMeter(Element element);
    void declareProperty(Element element);
    void declareResource(Element element);
    void declareOccurrence(Element element);
    void declareType(Element element);
    void declareOption(Element element);
    void declareDefine(Element element);
    void declareKind(Element element);
    void declarePriority(Element element);
    void declareRules(Element element);

    /// Adds a declaration, or replaces an earlier one with it. @return its index; nullopt if it has an error
    template <typename Table>
    std::optional<std::uint16_t> add(std::vector<Table>& tables, Element element, std::string_view plural,
                                     Table table) {
        const std::string kind(element.tag());
        if (!isName(table.id)) {
            m_reports.badName(element, table.id);
            return std::nullopt;
        }
        DeclaredIds& ids = m_ids[plural == "options" ? "properties" : plural]; // options are properties
        const auto earlier = ids.find(table.id);
        const bool replaces = element.flag("replace", false);
        countWork();
        if (earlier != ids.end() && !replaces) {
            m_reports.duplicate(element, table.id, tables[earlier->second].where);
            return std::nullopt;
        }
        if (earlier != ids.end()) {
            tables[earlier->second] = std::move(table);
            return earlier->second;
        }
        if (replaces) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.nothing-to-replace"], element.valueWhere("id"),
                              {Phrase::said(kind), table.id, phrase("replace")});
        }
        if (tables.size() >= declarationLimit) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.too-many"], element.head(),
                              {std::to_string(declarationLimit), Phrase::said(std::string(plural))});
            return std::nullopt;
        }
        ids.emplace(table.id, static_cast<std::uint16_t>(tables.size()));
        tables.push_back(std::move(table));
        return static_cast<std::uint16_t>(tables.size() - 1);
    }

    Vocabulary& m_out;
    VocabularyReports& m_reports;
    VocabularyElements m_elements;
    std::map<std::string_view, DeclaredIds> m_ids; ///< ids by the plural of their kind, such as "meters"
};

} // namespace orrery::engine
