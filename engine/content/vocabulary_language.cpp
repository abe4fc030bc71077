// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of expressions other than objects: scopes of variables, defaults of formats, defines, options, kinds.
#include "engine/content/vocabulary_load.h"
#include "engine/content/vocabulary_loader.h"

#include <array>
#include <functional>
#include <queue>

namespace orrery::engine {

namespace {

/// Returns "ship" for "ship.weapon"; empty if there is no part of a name before or after the last dot.
std::string parentOf(std::string_view scope) {
    const std::size_t dot = scope.rfind('.');
    return dot == scope.npos || !isName(scope.substr(dot + 1)) ? std::string() : std::string(scope.substr(0, dot));
}

} // namespace

void VocabularyLoader::declareOption(Element element) {
    Property option;
    option.id = element.value("id");
    option.label = labelOf(element);
    option.help = element.value("help");
    option.defaultText = element.value("default");
    option.isOption = true;
    option.where = element.head();
    if (const auto index = add(m_out.editProperties(), element, "options", std::move(option))) {
        m_properties.emplace_back(*index, element);
        m_options.emplace_back(*index, element);
    }
}

void VocabularyLoader::declareDefine(Element element) {
    Define define;
    define.id = element.value("id");
    define.help = element.value("help");
    define.text = element.tree->value(element.index, "value");
    define.textWhere = element.valueWhere("value");
    define.format = element.value("format");
    define.where = element.head();
    add(m_out.editDefines(), element, "defines", std::move(define));
}

void VocabularyLoader::declareKind(Element element) {
    HasKind kind;
    kind.id = element.value("id");
    kind.aliases = wordsOf(element, "alias");
    kind.label = labelOf(element);
    kind.help = element.value("help");
    kind.where = element.head();
    if (const auto index = add(m_out.editKinds(), element, "kinds", std::move(kind))) {
        m_kinds.begin(*index, element);
    }
}

/// Makes every type a scope, and adds the sub-scopes. A sub-scope may precede its parent.
void VocabularyLoader::resolveScopes() {
    std::vector<VariableScope>& scopes = m_out.editScopes();
    for (TypeIndex i = 0; i < m_out.types().size(); ++i) {
        const Type& type = m_out.types()[i];
        m_ids["scopes"].emplace(type.id, static_cast<ScopeIndex>(scopes.size()));
        scopes.push_back({type.id, type.label, type.help, i, std::nullopt, type.where});
    }
    // Passes over the scopes in the order of the files, until no more can be resolved. A scope is resolved in the same
    // pass as its parent, or in the next pass if it precedes its parent.
    using Turn = std::pair<std::size_t, std::size_t>; // the pass, and the index in m_scopes
    std::priority_queue<Turn, std::vector<Turn>, std::greater<>> ready;
    std::multimap<std::string, std::size_t> waiting; // by parent
    for (std::size_t i = 0; i < m_scopes.size(); ++i) {
        std::string parent = parentOf(m_scopes[i].value("id"));
        if (parent.empty() || findScope(parent)) {
            ready.emplace(0, i);
        } else {
            waiting.emplace(std::move(parent), i);
        }
    }
    for (; !ready.empty(); ready.pop()) {
        const auto [pass, at] = ready.top();
        countWork();
        resolveScope(m_scopes[at]);
        const std::string id = m_scopes[at].value("id");
        if (!findScope(id)) {
            continue;
        }
        const auto [first, last] = waiting.equal_range(id);
        for (auto child = first; child != last; ++child) {
            ready.emplace(child->second > at ? pass : pass + 1, child->second);
        }
        waiting.erase(first, last);
    }
    std::map<std::size_t, std::string> unknown; // by index
    for (const auto& [parent, at] : waiting) {
        unknown.emplace(at, parent);
    }
    for (const auto& [at, parent] : unknown) {
        finding(diag::unknownReference, m_scopes[at].valueWhere("id"), {phrase("type or scope"), parent});
    }
}

std::optional<ScopeIndex> VocabularyLoader::findScope(const std::string& id) {
    const DeclaredIds& known = m_ids["scopes"];
    const auto found = known.find(id);
    return id.empty() ? std::optional(globalScope) : found == known.end() ? std::nullopt : std::optional(found->second);
}

void VocabularyLoader::resolveScope(Element element) {
    std::vector<VariableScope>& scopes = m_out.editScopes();
    const std::string id = element.value("id");
    const auto parent = findScope(parentOf(id));
    if (!parent || *parent == globalScope) {
        if (!id.empty()) {
            finding(diag::badScope, element.valueWhere("id"), {id});
        }
        return;
    }
    VariableScope scope{id, labelOf(element), element.value("help"), scopes[*parent].type, parent, element.head()};
    if (const auto earlier = findScope(id)) {
        if (element.flag("replace", false)) {
            scopes[*earlier] = std::move(scope);
        } else {
            reportDuplicate(element, id, scopes[*earlier].where);
        }
    } else if (scopes.size() >= declarationLimit) {
        finding(diag::tooManyDeclarations, element.head(), {std::to_string(declarationLimit), phrase("scopes")});
    } else {
        m_ids["scopes"].emplace(id, static_cast<ScopeIndex>(scopes.size()));
        scopes.push_back(std::move(scope));
    }
}

/// Sets the default of a format. The same value twice is accepted. Different values are an error at both places (V1.1).
void VocabularyLoader::resolveDefault(Element element) {
    if (!element.has("format") || !element.has("value")) {
        return; // reported as missing
    }
    const auto of = format(element, true);
    if (!of) {
        return;
    }
    const std::string text = element.value("value");
    FormatDefault read{*of, text, noneValue, element.valueWhere("value")};
    const auto value = constantOf(m_out, *of, text);
    const auto literal = literalOf(*of, text);
    const bool canBeNone = of->kind == FormatKind::object || of->kind == FormatKind::objectClass ||
                           of->kind == FormatKind::objectType || of->kind == FormatKind::enumeration;
    if (value) {
        read.value = *value;
    } else if (literal) {
        read.text = *literal;
    } else if (!canBeNone || text != "none") {
        finding(diag::badFormatDefault, read.where, {text, m_out.formatName(*of)});
        return;
    }
    std::vector<FormatDefault>& defaults = m_out.editDefaults();
    const auto earlier = std::ranges::find(defaults, *of, &FormatDefault::format);
    if (earlier == defaults.end()) {
        defaults.push_back(std::move(read));
        return;
    }
    if (element.flag("replace", false)) {
        *earlier = std::move(read);
        return;
    }
    const bool isSame = value ? earlier->value == read.value : earlier->text == read.text;
    if (isSame) {
        return;
    }
    const std::string name = m_out.formatName(*of);
    Diagnostic& here = finding(diag::defaultTwice, read.where, {name, text, earlier->text});
    here.notes.push_back({earlier->where, phrase("the other default")});
    if (auto edit = setAttribute(*element.tree, element.index, "replace", "true")) {
        here.fixes.push_back({phrase("replace the earlier one"), {std::move(*edit)}});
    }
    Diagnostic& there = finding(diag::defaultTwice, earlier->where, {name, earlier->text, text});
    there.notes.push_back({read.where, phrase("the other default")});
}

void VocabularyLoader::resolveOption(PropertyIndex option, Element element) {
    const std::string of = element.has("of") ? element.value("of") : "game";
    const auto type = m_out.findType(of);
    if (!type) {
        report(element, "of", "type", of, [&] { return idsOf(m_out.types()); });
    } else if (auto& properties = m_out.editTypes()[*type].properties; m_added.emplace(&properties, option).second) {
        properties.push_back(option);
    }
}

void VocabularyLoader::resolveKind(HasKind& kind, Element element) {
    constexpr std::array<std::string_view, 5> ways{"type", "property", "grouping", "option", "any"};
    const auto given = std::ranges::count_if(ways, [&](std::string_view way) { return element.has(way); });
    if (given > 1) {
        finding(diag::kindOfTwo, element.head(), {kind.id});
    }
    if (element.has("type")) {
        kind.type = m_out.findType(element.value("type"));
        if (!kind.type) {
            report(element, "type", "type", element.value("type"), [&] { return idsOf(m_out.types()); });
        }
    } else if (element.has("property")) {
        const auto property = m_out.findProperty(element.value("property"));
        if (!property) {
            report(element, "property", "property", element.value("property"),
                   [&] { return idsOf(m_out.properties()); });
        } else if (m_out.properties()[*property].ofClass) {
            finding(diag::kindOfClasses, element.valueWhere("property"), {element.value("property")});
        } else {
            kind.property = property;
        }
    } else if (element.has("option")) {
        kind.optionOf = m_out.findType(element.value("option"));
        if (!kind.optionOf) {
            report(element, "option", "type", element.value("option"), [&] { return idsOf(m_out.types()); });
        }
    } else {
        kind.grouping = element.value("grouping");
        kind.anyClass = element.value("any") == "class";
        kind.anyGrouping = element.value("any") == "grouping";
    }
    const auto taken = [&](const std::string& alias) {
        const HasKind* const other = m_out.findKind(alias);
        return other != nullptr && other != &kind;
    };
    for (const std::string& alias : kind.aliases) {
        if (taken(alias)) {
            finding(diag::repeatedReference, element.valueWhere("alias"), {alias});
        }
    }
}

} // namespace orrery::engine
