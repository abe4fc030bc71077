// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/visible_scopes.h"

#include <algorithm>

namespace orrery::engine {

std::vector<std::string> variableNames(const Language& language) {
    std::vector<std::string> names;
    for (const CheckedVariable& variable : language.variables) {
        names.push_back(variable.name);
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::optional<ScopeIndex> scopeOfType(const Vocabulary& vocabulary, TypeIndex type) {
    return vocabulary.findScope(vocabulary.types()[type].id);
}

ScopeIndex scopeOfSource(const Vocabulary& vocabulary, TypeIndex carrier) {
    const Type& type = vocabulary.types()[carrier];
    switch (type.source) {
    case SourceRule::self:
        return scopeOfType(vocabulary, carrier).value_or(globalScope);
    case SourceRule::host:
        return type.attachedTo.size() == 1 ? scopeOfType(vocabulary, type.attachedTo.front()).value_or(globalScope)
                                           : globalScope;
    case SourceRule::capital:
        break;
    }
    return globalScope;
}

Phrase scopeName(const Vocabulary& vocabulary, ScopeIndex scope) {
    return scope == globalScope ? phrase("the whole run") : Phrase(vocabulary.scopes()[scope].id);
}

std::vector<ScopeIndex> visibleScopes(const Vocabulary& vocabulary, ScopeIndex from) {
    std::vector<ScopeIndex> scopes;
    const auto add = [&](std::optional<ScopeIndex> scope) {
        if (scope && std::ranges::find(scopes, *scope) == scopes.end()) {
            scopes.push_back(*scope);
        }
    };
    for (std::optional<ScopeIndex> at = from; at && *at != globalScope; at = vocabulary.scopes()[*at].parent) {
        add(*at);
    }
    const std::optional<TypeIndex> type = vocabulary.scopes()[from].type;
    std::vector<TypeIndex> types;
    const auto addHosts = [&](TypeIndex first) {
        if (std::ranges::find(types, first) != types.end()) {
            return;
        }
        std::size_t next = types.size();
        types.push_back(first);
        for (; next < types.size(); ++next) {
            add(scopeOfType(vocabulary, types[next]));
            for (const TypeIndex host : vocabulary.types()[types[next]].attachedTo) {
                if (std::ranges::find(types, host) == types.end()) {
                    types.push_back(host);
                }
            }
        }
    };
    if (type) {
        addHosts(*type);
        if (const auto empire = vocabulary.findType("empire")) {
            addHosts(*empire);
        }
    }
    add(globalScope);
    return scopes;
}

} // namespace orrery::engine
