// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/content/element.h"
#include "engine/knowledge/completion.h"

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// One name within the value of an attribute.
struct FoundName {
    NameKind kind = NameKind::objectClass;
    std::string_view owner; ///< of an enumerator its enumeration, of a group its class; lives as long as the model
    std::string id;         ///< the canonical spelling
    Span part;              ///< bytes of the value
};

/// Everything that decides what a value names.
struct NameContext {
    const CheckedModel& model;
    std::string_view of{};       ///< the value of the attribute that ParameterSpec::of names
    std::string_view scenario{}; ///< the id of the scenario around
    const std::set<std::string, std::less<>>* strings = nullptr; ///< ids of all languages; null: only the shown one
    const std::set<std::string, std::less<>>* empires = nullptr; ///< ids of all scenarios; null: none are known
};

/// The sources of the names that can be offered.
struct NameSources {
    const CheckedModel& model;
    std::span<const std::shared_ptr<const XmlTree>> trees;
    std::span<const std::string> tables; ///< paths of CSV files
    Element scenario{};                  ///< the scenario around; its tree may be null
};

/// One kind of parameter whose values name something: how to resolve a value, and what can be named (I3.3, I3.5).
struct NamingKind {
    ParameterKind kind = ParameterKind::text;
    /// Appends the names in a part of a value. Null: the kind names nothing that is indexed.
    void (*resolve)(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                    std::vector<FoundName>& out) = nullptr;
    /// Appends the candidates. Null: there are none, or CompletionLists keeps them.
    void (*list)(const NameSources& sources, std::vector<CompletionItem>& out) = nullptr;
    bool isOfScenario = false; ///< the candidates depend on NameSources::scenario
};

/// @return null for kinds whose values name nothing.
const NamingKind* namingKind(ParameterKind kind);

/// The names in the value of an attribute: in each of its words where it is a list, else in the value without the
/// blanks around it.
std::vector<FoundName> namesIn(const NameContext& context, const ParameterSpec& spec, std::string_view value);
/// The name in a constant of a format.
std::vector<FoundName> namesIn(const NameContext& context, Format format, std::string_view value);

} // namespace orrery::engine
