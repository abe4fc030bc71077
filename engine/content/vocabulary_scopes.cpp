// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/vocabulary_scopes.h"

#include "engine/content/constants.h"
#include "engine/content/vocabulary_diagnostics.h"
#include "engine/text/work.h"

#include <functional>
#include <map>
#include <optional>
#include <queue>

namespace orrery::engine {

namespace {

/// Returns the parent of a sub-scope: "ship" for "ship.weapon". Returns an empty text if there is no dot, or no name
/// after the last dot.
std::string parentOf(std::string_view scope) {
    const std::size_t dot = scope.rfind('.');
    return dot == scope.npos || !isName(scope.substr(dot + 1)) ? std::string() : std::string(scope.substr(0, dot));
}

/// Adds a scope for every type, then the declared sub-scopes.
class ScopeResolver {
public:
    ScopeResolver(Vocabulary& vocabulary, VocabularyReports& reports) : m_out(vocabulary), m_reports(reports) {}
    void resolve(const std::vector<Element>& elements);

private:
    void declare(Element element);
    std::optional<ScopeIndex> findScope(const std::string& id) const;

    Vocabulary& m_out;
    VocabularyReports& m_reports;
    std::map<std::string, ScopeIndex, std::less<>> m_ids;
};

/// Adds all scopes. A sub-scope may stand before its parent in the files.
void ScopeResolver::resolve(const std::vector<Element>& elements) {
    std::vector<VariableScope>& scopes = m_out.editScopes();
    for (TypeIndex i = 0; i < m_out.types().size(); ++i) {
        const Type& type = m_out.types()[i];
        m_ids.emplace(type.id, static_cast<ScopeIndex>(scopes.size()));
        scopes.push_back({type.id, type.label, type.help, i, std::nullopt, type.where});
    }
    // Makes passes in the order of the files, as long as a pass resolves a scope. The pass of a scope is that of its
    // parent, or the next one if the scope stands before its parent.
    using Turn = std::pair<std::size_t, std::size_t>; // number of the pass, and place in `elements`
    std::priority_queue<Turn, std::vector<Turn>, std::greater<>> ready;
    std::multimap<std::string, std::size_t> waiting; // places of scopes, by parent
    for (std::size_t i = 0; i < elements.size(); ++i) {
        std::string parent = parentOf(elements[i].value("id"));
        if (parent.empty() || findScope(parent)) {
            ready.emplace(0, i);
        } else {
            waiting.emplace(std::move(parent), i);
        }
    }
    for (; !ready.empty(); ready.pop()) {
        const auto [pass, at] = ready.top();
        countWork();
        declare(elements[at]);
        const std::string id = elements[at].value("id");
        if (!findScope(id)) {
            continue;
        }
        const auto [first, last] = waiting.equal_range(id);
        for (auto child = first; child != last; ++child) {
            ready.emplace(child->second > at ? pass : pass + 1, child->second);
        }
        waiting.erase(first, last);
    }
    std::map<std::size_t, std::string> unknown; // unknown parents, by the scope's place
    for (const auto& [parent, at] : waiting) {
        unknown.emplace(at, parent);
    }
    for (const auto& [at, parent] : unknown) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.unknown-reference"], elements[at].valueWhere("id"),
                          {phrase("type or scope"), parent});
    }
}

std::optional<ScopeIndex> ScopeResolver::findScope(const std::string& id) const {
    const auto found = m_ids.find(id);
    return id.empty() ? std::optional(globalScope) : found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

void ScopeResolver::declare(Element element) {
    std::vector<VariableScope>& scopes = m_out.editScopes();
    const std::string id = element.value("id");
    const auto parent = findScope(parentOf(id));
    if (!parent || *parent == globalScope) {
        if (!id.empty()) {
            m_reports.finding(vocabularyDiagnostics["vocabulary.bad-scope"], element.valueWhere("id"), {id});
        }
        return;
    }
    VariableScope scope{id, labelOf(element), element.value("help"), scopes[*parent].type, parent, element.head()};
    if (const auto earlier = findScope(id)) {
        if (element.flag("replace", false)) {
            scopes[*earlier] = std::move(scope);
        } else {
            m_reports.duplicate(element, id, scopes[*earlier].where);
        }
    } else if (scopes.size() >= declarationLimit) {
        m_reports.finding(vocabularyDiagnostics["vocabulary.too-many"], element.head(),
                          {std::to_string(declarationLimit), phrase("scopes")});
    } else {
        m_ids.emplace(id, static_cast<ScopeIndex>(scopes.size()));
        scopes.push_back(std::move(scope));
    }
}

} // namespace

void resolveScopes(Vocabulary& vocabulary, const std::vector<Element>& elements, VocabularyReports& reports) {
    ScopeResolver(vocabulary, reports).resolve(elements);
}

} // namespace orrery::engine
