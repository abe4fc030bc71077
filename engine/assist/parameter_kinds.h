// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/assist/completion.h"
#include "engine/check/model/model.h"
#include "engine/content/element.h"

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
    std::string_view owner; ///< the enumeration of an enumerator, the class of a group; lives as long as the model
    std::string id;         ///< the canonical spelling
    Span part;              ///< bytes of the value
};

/// Everything that determines the names in a value.
struct NameContext {
    const CheckedModel& model;
    std::string_view of{};       ///< the value of the attribute with the name ParameterSpec::of
    std::string_view scenario{}; ///< the id of the surrounding scenario
    const std::set<std::string, std::less<>>* strings = nullptr; ///< ids of all languages; null: only the shown one
    const std::set<std::string, std::less<>>* empires = nullptr; ///< ids of all scenarios; null: none are known
};

/// The sources of the names that can be offered.
struct NameSources {
    const CheckedModel& model;
    std::span<const std::shared_ptr<const XmlTree>> trees;
    std::span<const std::string> tables; ///< paths of CSV files
    Element scenario{};                  ///< the surrounding scenario; its tree may be null
};

class CompletionLists; // assist/completion_lists.h

/// The place of a value that is offered.
struct ValuePlace {
    const CompletionLists& lists;
    const ParameterSpec& spec;
    std::string_view of{};  ///< the value of the attribute with the name ParameterSpec::of
    Element scenario{};     ///< the surrounding scenario; its tree may be null
    bool mayRead = false;   ///< a property of the source may stand instead of a constant (E7.4)
    bool isOfWatch = false; ///< in a scenario condition, which knows a subject and another object
};

/// The values that can be written at a place.
struct OfferedValues {
    std::vector<CompletionItem> words; ///< for this place alone
    CompletionList list;               ///< shared by many places; may be null
};

/// One kind of parameter: a description of its values, the resolution of names in them, and its candidates (I3.3,
/// I3.5).
struct KindSpec {
    ParameterKind kind = ParameterKind::text;
    std::string_view help{}; ///< a description of its values, as a sentence; empty if its parameters say enough
    /// Appends the names in a part of a value. Null: no name of this kind is indexed.
    void (*resolve)(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                    std::vector<FoundName>& out) = nullptr;
    /// Appends the candidates. Null: there are none, or CompletionLists has them.
    void (*list)(const NameSources& sources, std::vector<CompletionItem>& out) = nullptr;
    bool isOfScenario = false; ///< the candidates depend on NameSources::scenario
    /// Adds values that depend on more of the place, or sets its list. Null: `list` alone.
    void (*offer)(const ValuePlace& place, OfferedValues& out) = nullptr;
};

/// Returns the row of a kind.
const KindSpec& kindSpec(ParameterKind kind);

/// Returns the values that can be written at a place.
OfferedValues offeredValues(const ValuePlace& place);

/// Returns the names in the value of an attribute. In a list, each word is a name; otherwise the value without
/// surrounding blanks is one.
std::vector<FoundName> namesIn(const NameContext& context, const ParameterSpec& spec, std::string_view value);
/// Returns the name in a constant of a format.
std::vector<FoundName> namesIn(const NameContext& context, Format format, std::string_view value);

} // namespace orrery::engine
