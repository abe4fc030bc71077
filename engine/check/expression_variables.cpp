// SPDX-License-Identifier: GPL-3.0-or-later
// Names that content defines: parameters, variables, defines, and the game (X1.4, X1.8, V2).
#include "engine/check/expression_checker.h"
#include "engine/check/object_types.h"
#include "engine/check/variables.h"
#include "engine/text/work.h"

#include <algorithm>
#include <optional>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec formatsOfVariable{
    "expr.variable-formats", Severity::error, "'{0}' has the format {1} in the scope '{2}' and {3} in the scope '{4}'",
    "Name the scope: dropIntoContext({2}, Source, {0}) reads the variable of that scope."};
constexpr DiagnosticSpec ofPart{"expr.variable-of-part", Severity::error, "'{0}' is a variable of the parts '{1}'",
                                "Name the part: dropIntoContext({1}, Source, 1, {0})."};
constexpr DiagnosticSpec notVisible{
    "expr.variable-not-visible", Severity::error, "'{0}' is not visible from {1}: it belongs to {2}",
    "Read it from an object that has it, or use an aggregate over objects that have it."};
constexpr DiagnosticSpec ofRun{"expr.variable-of-run", Severity::error,
                               "'{0}' belongs to the whole run, not to an object", "Write its name without an object."};

/// Returns the first of the names for which wordFor() gives `word`. Searches only names with the same prefix.
/// @param from the first byte whose underscores may stand for blanks
std::optional<std::string> objectOfWord(const ObjectNames& names, std::string word, std::size_t from) {
    countWork();
    const std::size_t at = word.find('_', from);
    if (at == std::string::npos) {
        return names.contains(word) ? std::optional(std::move(word)) : std::nullopt;
    }
    for (const char c : {' ', '_'}) {
        word[at] = c;
        const std::string_view begin = std::string_view(word).substr(0, at + 1);
        const auto next = names.lower_bound(begin);
        if (next != names.end() && next->starts_with(begin)) {
            if (auto found = objectOfWord(names, word, at + 1)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<TypedNode> ExpressionChecker::parameter(const ExprNode& node) {
    const auto found =
        std::ranges::find(m_context.parameters, m_tree.tokenOf(node), &ExpressionContext::Parameter::name);
    if (found == m_context.parameters.end()) {
        return std::nullopt;
    }
    TypedNode out = make(Kind::parameter, node, found->format);
    out.index = static_cast<std::uint16_t>(found - m_context.parameters.begin());
    note(NameKind::parameter, node.token, out.index);
    return out;
}

std::optional<TypedNode> ExpressionChecker::define(const ExprNode& node) {
    const Language* language = m_context.language;
    if (language == nullptr) {
        return std::nullopt;
    }
    const auto found = language->defineNames.find(m_tree.tokenOf(node));
    if (found == language->defineNames.end()) {
        return std::nullopt;
    }
    const CheckedDefine& define = language->defines[found->second];
    note(NameKind::define, node.token, found->second);
    if (define.format.isBad()) {
        return bad(node); // reported at the declaration
    }
    const bool isText = define.format == textFormat || define.format == pairFormat || define.format == diceFormat;
    return isText ? literal(node, define.format, define.text) : constant(node, define.format, define.value);
}

std::optional<TypedNode> ExpressionChecker::game(const ExprNode& node) {
    if (m_tree.tokenOf(node) != "game" || !m_context.vocabulary->findType("game")) {
        return std::nullopt;
    }
    if (!allowsObjects(node.token, "game")) {
        return bad(node);
    }
    addColumn(Builtin::exists);
    return make(Kind::game, node, objectFormat);
}

std::optional<TypedNode> ExpressionChecker::namedObject(const ExprNode& node) {
    if (m_context.objectNames == nullptr) {
        return std::nullopt;
    }
    std::string name(m_tree.tokenOf(node));
    if (!m_context.objectNames->contains(name)) {
        constexpr std::ptrdiff_t mostUnderscores = 64; // each is one level of recursion
        std::optional<std::string> found = std::ranges::count(name, '_') <= mostUnderscores
                                               ? objectOfWord(*m_context.objectNames, name, 0)
                                               : std::nullopt;
        if (!found) {
            return std::nullopt;
        }
        name = *std::move(found);
    }
    noteWord(NameKind::object, node.token, name, true);
    return named(node, std::move(name));
}

ScopeIndex ExpressionChecker::scopeOf(const TypedNode& object) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    std::optional<TypeIndex> type;
    if (object.kind == Kind::game) {
        type = vocabulary.findType("game");
    } else if (object.kind == Kind::object && object.root == ExpressionRoot::source) {
        return m_context.sourceScope;
    } else if (object.kind == Kind::member && object.access == Access::soleOwner) {
        type = vocabulary.findType("empire");
    } else if (object.kind == Kind::member && object.access == Access::planet) {
        type = object.index;
    } else if (object.kind == Kind::member && object.column == m_context.layout->builtin(Builtin::system)) {
        type = vocabulary.findType("system");
    }
    return type ? scopeOfType(vocabulary, *type).value_or(globalScope) : globalScope;
}

/// Returns the variables of the name that are visible from a scope. For an object of unknown type, returns all but
/// those of parts.
std::vector<VariableIndex> ExpressionChecker::variablesCalled(std::string_view name, ScopeIndex from) const {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const std::vector<ScopeIndex> seen =
        from != globalScope ? visibleScopes(vocabulary, from) : std::vector<ScopeIndex>();
    std::vector<VariableIndex> found;
    const auto [first, last] = m_context.language->variableNames.equal_range(name);
    for (auto it = first; it != last; ++it) {
        const ScopeIndex scope = m_context.language->variables[it->second].scope;
        const bool isSeen = from != globalScope ? std::ranges::find(seen, scope) != seen.end()
                                                : !vocabulary.scopes()[scope].parent.has_value();
        if (isSeen) {
            found.push_back(it->second);
        }
    }
    std::ranges::sort(found);
    return found;
}

/// Filters variables with several formats by the types that scenarios give the named object. Returns all of them where
/// that leaves none.
std::vector<VariableIndex> ExpressionChecker::seenByNamed(const TypedNode& object,
                                                          std::vector<VariableIndex> variables) const {
    const std::vector<CheckedVariable>& known = m_context.language->variables;
    const auto isOther = [&](VariableIndex i) { return known[i].format != known[variables.front()].format; };
    if (object.kind != Kind::named || m_context.objectTypes == nullptr || std::ranges::none_of(variables, isOther)) {
        return variables;
    }
    std::vector<VariableIndex> seen;
    for (const TypeIndex type : m_context.objectTypes->typesOf(object.text())) {
        const auto scope = scopeOfType(*m_context.vocabulary, type);
        const std::vector<VariableIndex> ofType =
            scope ? variablesCalled(known[variables.front()].name, *scope) : variables;
        seen.insert(seen.end(), ofType.begin(), ofType.end());
    }
    std::ranges::sort(seen);
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    return seen.empty() ? variables : seen;
}

/// Reports that no variable of the name is visible from a scope.
void ExpressionChecker::reportInvisible(const ExprNode& node, ScopeIndex from) {
    const Vocabulary& vocabulary = *m_context.vocabulary;
    const Language& language = *m_context.language;
    const std::string name(m_tree.tokenOf(node));
    std::vector<Phrase> homes;
    std::vector<DiagnosticNote> notes;
    const auto [first, last] = language.variableNames.equal_range(name);
    for (auto it = first; it != last; ++it) {
        const CheckedVariable& variable = language.variables[it->second];
        if (vocabulary.scopes()[variable.scope].parent) {
            report(ofPart, node.token, {name, vocabulary.scopes()[variable.scope].id});
            return;
        }
        homes.push_back(scopeName(vocabulary, variable.scope));
        notes.push_back({variable.where, phrase("declared here")});
    }
    report(notVisible, node.token, {name, scopeName(vocabulary, from), joined(homes)}).notes = std::move(notes);
}

TypedNode ExpressionChecker::readVariables(const ExprNode& node, std::vector<VariableIndex> variables) {
    const std::vector<CheckedVariable>& known = m_context.language->variables;
    const CheckedVariable& first = known[variables.front()];
    noteWord(NameKind::variable, node.token, first.name);
    for (const VariableIndex index : variables) {
        const CheckedVariable& other = known[index];
        if (first.format.isBad() || other.format.isBad()) {
            return bad(node); // reported at the declaration
        }
        if (other.format != first.format) {
            const auto scopeName = [&](const CheckedVariable& of) {
                return m_context.vocabulary->scopes()[of.scope].id;
            };
            report(formatsOfVariable, node.token,
                   {first.name, nameOf(first.format), scopeName(first), nameOf(other.format), scopeName(other)});
            return bad(node);
        }
    }
    m_result.variables.insert(m_result.variables.end(), variables.begin(), variables.end());
    TypedNode out = make(Kind::variable, node, first.format);
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{{}, std::move(variables), {}, {}});
    return out;
}

std::optional<TypedNode> ExpressionChecker::bareVariable(const ExprNode& node) {
    const std::string_view name = m_tree.tokenOf(node);
    if (m_context.language == nullptr || !m_context.language->variableNames.contains(name)) {
        return std::nullopt;
    }
    const std::vector<CheckedVariable>& known = m_context.language->variables;
    const ScopeIndex from = m_level.bareNames ? m_level.scope : globalScope;
    std::vector<VariableIndex> variables = variablesCalled(name, from);
    if (variables.empty()) {
        reportInvisible(node, from);
        return bad(node);
    }
    if (m_context.isConstant) {
        report(meansNothingHere, node.token, {std::string(name), phrase(m_context.place)});
        return bad(node);
    }
    const auto global = std::ranges::find(variables, globalScope, [&](VariableIndex i) { return known[i].scope; });
    if (global != variables.end()) {
        return readVariables(node, {*global});
    }
    TypedNode base = bareObject(node);
    if (base.isBad()) {
        return base;
    }
    return variableOf(node, std::move(base));
}

std::optional<TypedNode> ExpressionChecker::variableOf(const ExprNode& node, TypedNode base) {
    const std::string_view name = m_tree.tokenOf(node);
    if (m_context.language == nullptr || !m_context.language->variableNames.contains(name)) {
        return std::nullopt;
    }
    const std::vector<CheckedVariable>& known = m_context.language->variables;
    const ScopeIndex from = node.kind == ExprKind::name ? m_level.scope : scopeOf(base);
    std::vector<VariableIndex> variables = variablesCalled(name, from);
    if (variables.empty()) {
        reportInvisible(node, from);
        return bad(node);
    }
    const auto global = std::ranges::find(variables, globalScope, [&](VariableIndex i) { return known[i].scope; });
    if (global != variables.end()) {
        if (base.kind == Kind::game) {
            return readVariables(node, {*global});
        }
        Diagnostic& finding = report(ofRun, node.token, {std::string(name)});
        finding.fixes.push_back({phrase("replace with '{0}'", {std::string(name)}),
                                 {{m_file, m_text.rawSpan(node.span), std::string(name)}}});
        return bad(node);
    }
    TypedNode out = readVariables(node, seenByNamed(base, std::move(variables)));
    if (out.isBad()) {
        return out;
    }
    for (const Builtin column :
         {Builtin::exists, Builtin::objectType, Builtin::attachedTo, Builtin::system, Builtin::owners}) {
        addColumn(column); // read by the way to the object with the variable
    }
    out.operands.push_back(std::move(base));
    return out;
}

bool ExpressionChecker::isOwnName(std::string_view name) const {
    const Language* language = m_context.language;
    return std::ranges::find(m_context.parameters, name, &ExpressionContext::Parameter::name) !=
               m_context.parameters.end() ||
           (language != nullptr && (language->variableNames.contains(name) || language->defineNames.contains(name)));
}

void ExpressionChecker::addOwnNames(std::vector<std::string>& names) const {
    if (m_context.objectNames != nullptr) {
        std::ranges::transform(*m_context.objectNames, std::back_inserter(names), wordFor);
    }
    for (const ExpressionContext::Parameter& parameter : m_context.parameters) {
        names.emplace_back(parameter.name);
    }
    if (m_context.language == nullptr) {
        return;
    }
    for (const CheckedVariable& variable : m_context.language->variables) {
        names.push_back(variable.name);
    }
    for (const CheckedDefine& define : m_context.language->defines) {
        names.push_back(define.id);
    }
}

std::string wordFor(std::string_view objectName) {
    std::string word(objectName);
    std::ranges::replace(word, ' ', '_');
    return word;
}

} // namespace orrery::engine
