// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/variable_resolver.h"

#include "engine/check/expression/reading_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/check/model/object_types.h"
#include "engine/check/model/visible_scopes.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

} // namespace

bool VariableResolver::isVariable(std::string_view name) const {
    const Language* language = m_tools.context.language;
    return language != nullptr && language->variableNames.contains(name);
}

/// Returns the scope of variables for an object; globalScope if its type is unknown.
ScopeIndex VariableResolver::scopeOf(const TypedNode& object) const {
    const Vocabulary& vocabulary = *m_tools.context.vocabulary;
    std::optional<TypeIndex> type;
    if (object.kind == Kind::game) {
        type = vocabulary.findType("game");
    } else if (object.kind == Kind::object && object.root == ExpressionRoot::source) {
        return m_tools.context.sourceScope;
    } else if (object.kind == Kind::member && object.access == Access::soleOwner) {
        type = vocabulary.findType("empire");
    } else if (object.kind == Kind::member && object.access == Access::planet) {
        type = object.index;
    } else if (object.kind == Kind::member && object.column == m_tools.context.layout->builtin(Builtin::system)) {
        type = vocabulary.findType("system");
    }
    return type ? scopeOfType(vocabulary, *type).value_or(globalScope) : globalScope;
}

/// Returns the variables with a name that are visible from a scope. For an object of unknown type, returns all
/// variables with the name except variables of parts.
std::vector<VariableIndex> VariableResolver::called(std::string_view name, ScopeIndex from) const {
    const Vocabulary& vocabulary = *m_tools.context.vocabulary;
    const std::vector<ScopeIndex> seen =
        from != globalScope ? visibleScopes(vocabulary, from) : std::vector<ScopeIndex>();
    std::vector<VariableIndex> found;
    const auto [first, last] = m_tools.context.language->variableNames.equal_range(name);
    for (auto it = first; it != last; ++it) {
        const ScopeIndex scope = m_tools.context.language->variables[it->second].scope;
        const bool isSeen = from != globalScope ? std::ranges::find(seen, scope) != seen.end()
                                                : !vocabulary.scopes()[scope].parent.has_value();
        if (isSeen) {
            found.push_back(it->second);
        }
    }
    std::ranges::sort(found);
    return found;
}

/// Filters variables with several formats by the types that scenarios give to the named object. Returns all variables
/// if none remains.
std::vector<VariableIndex> VariableResolver::seenByNamed(const TypedNode& object,
                                                         std::vector<VariableIndex> variables) const {
    const std::vector<CheckedVariable>& known = m_tools.context.language->variables;
    const auto isOther = [&](VariableIndex i) { return known[i].format != known[variables.front()].format; };
    if (object.kind != Kind::named || m_tools.context.objectTypes == nullptr ||
        std::ranges::none_of(variables, isOther)) {
        return variables;
    }
    std::vector<VariableIndex> seen;
    for (const TypeIndex type : m_tools.context.objectTypes->typesOf(object.text())) {
        const auto scope = scopeOfType(*m_tools.context.vocabulary, type);
        const std::vector<VariableIndex> ofType = scope ? called(known[variables.front()].name, *scope) : variables;
        seen.insert(seen.end(), ofType.begin(), ofType.end());
    }
    std::ranges::sort(seen);
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    return seen.empty() ? variables : seen;
}

/// Reports that no variable with the name is visible from a scope.
void VariableResolver::reportInvisible(const ExprNode& node, ScopeIndex from) {
    const Vocabulary& vocabulary = *m_tools.context.vocabulary;
    const Language& language = *m_tools.context.language;
    const std::string name(m_tools.tree.tokenOf(node));
    std::vector<Phrase> homes;
    std::vector<DiagnosticNote> notes;
    const auto [first, last] = language.variableNames.equal_range(name);
    for (auto it = first; it != last; ++it) {
        const CheckedVariable& variable = language.variables[it->second];
        if (vocabulary.scopes()[variable.scope].parent) {
            m_tools.problems.report(readingDiagnostics["expr.variable-of-part"], node.token,
                                    {name, vocabulary.scopes()[variable.scope].id});
            return;
        }
        homes.push_back(scopeName(vocabulary, variable.scope));
        notes.push_back({variable.where, phrase("declared here")});
    }
    m_tools.problems
        .report(readingDiagnostics["expr.variable-not-visible"], node.token,
                {name, scopeName(vocabulary, from), joined(homes)})
        .notes = std::move(notes);
}

TypedNode VariableResolver::read(const ExprNode& node, std::vector<VariableIndex> variables) {
    const std::vector<CheckedVariable>& known = m_tools.context.language->variables;
    const CheckedVariable& first = known[variables.front()];
    m_tools.names.addWord(NameKind::variable, node, first.name);
    for (const VariableIndex index : variables) {
        const CheckedVariable& other = known[index];
        if (first.format.isBad() || other.format.isBad()) {
            return badNode(node); // the check of the declaration reports the problem
        }
        if (other.format != first.format) {
            const auto scopeName = [&](const CheckedVariable& of) {
                return m_tools.context.vocabulary->scopes()[of.scope].id;
            };
            m_tools.problems.report(readingDiagnostics["expr.variable-formats"], node.token,
                                    {first.name, m_tools.problems.nameOf(first.format), scopeName(first),
                                     m_tools.problems.nameOf(other.format), scopeName(other)});
            return badNode(node);
        }
    }
    m_tools.reads.addVariables(variables);
    TypedNode out = makeNode(Kind::variable, node, first.format);
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, std::move(variables), {}, {}});
    return out;
}

std::optional<VariableIndex> VariableResolver::globalOf(const std::vector<VariableIndex>& variables) const {
    const std::vector<CheckedVariable>& known = m_tools.context.language->variables;
    const auto found = std::ranges::find(variables, globalScope, [&](VariableIndex i) { return known[i].scope; });
    return found == variables.end() ? std::nullopt : std::optional(*found);
}

std::optional<TypedNode> VariableResolver::bare(const ExprNode& node) {
    const std::string_view name = m_tools.tree.tokenOf(node);
    if (!isVariable(name)) {
        return std::nullopt;
    }
    const ScopeIndex from = m_tools.bareNames.haveObject() ? m_tools.bareNames.scope() : globalScope;
    const std::vector<VariableIndex> variables = called(name, from);
    if (variables.empty()) {
        reportInvisible(node, from);
        return badNode(node);
    }
    if (m_tools.context.isConstant) {
        m_tools.problems.reportUnavailable(node.token, name);
        return badNode(node);
    }
    if (const auto global = globalOf(variables)) {
        return read(node, {*global});
    }
    TypedNode base = m_tools.bareNames.read(node);
    return base.isBad() ? std::move(base) : readFrom(node, std::move(base), m_tools.bareNames.scope());
}

std::optional<TypedNode> VariableResolver::of(const ExprNode& node, TypedNode base) {
    if (!isVariable(m_tools.tree.tokenOf(node))) {
        return std::nullopt;
    }
    const ScopeIndex from = scopeOf(base);
    return readFrom(node, std::move(base), from);
}

TypedNode VariableResolver::readFrom(const ExprNode& node, TypedNode base, ScopeIndex from) {
    const std::string_view name = m_tools.tree.tokenOf(node);
    std::vector<VariableIndex> variables = called(name, from);
    if (variables.empty()) {
        reportInvisible(node, from);
        return badNode(node);
    }
    if (const auto global = globalOf(variables)) {
        if (base.kind == Kind::game) {
            return read(node, {*global});
        }
        Diagnostic& finding =
            m_tools.problems.report(readingDiagnostics["expr.variable-of-run"], node.token, {std::string(name)});
        m_tools.problems.addFix(finding, phrase("replace with '{0}'", {std::string(name)}), node.span,
                                std::string(name));
        return badNode(node);
    }
    TypedNode out = read(node, seenByNamed(base, std::move(variables)));
    if (out.isBad()) {
        return out;
    }
    m_tools.reads.add({Builtin::exists, Builtin::objectType, Builtin::attachedTo, Builtin::system,
                       Builtin::owners}); // read on the way to the object with the variable
    out.operands.push_back(std::move(base));
    return out;
}

} // namespace orrery::engine
