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
    std::string_view owner; ///< enumeration of an enumerator, or class of a group; lives as long as the model
    std::string id;         ///< canonical spelling
    Span part;              ///< span in bytes of the value
};

/// All data that determines the names in a value.
struct NameContext {
    const CheckedModel& model;
    std::string_view of{};       ///< value of the attribute with the name ParameterSpec::of
    std::string_view scenario{}; ///< id of the surrounding scenario
    const std::set<std::string, std::less<>>* strings = nullptr; ///< ids in all languages; null: only the language of
                                                                 ///< the model counts
    const std::set<std::string, std::less<>>* empires = nullptr; ///< ids in all scenarios; null: unknown
};

/// The sources of names for completions.
struct NameSources {
    const CheckedModel& model;
    std::span<const std::shared_ptr<const XmlTree>> trees;
    std::span<const std::string> tables; ///< paths of CSV files
    Element scenario{};                  ///< surrounding scenario; its tree may be null
};

class CompletionLists; // assist/completion_lists.h

/// The place of a completion, with the data that determines its values.
struct ValuePlace {
    const CompletionLists& lists;
    const ParameterSpec& spec;
    std::string_view of{};  ///< value of the attribute with the name ParameterSpec::of
    Element scenario{};     ///< surrounding scenario; its tree may be null
    bool mayRead = false;   ///< true if a property of the source may replace a constant (E7.4)
    bool isOfWatch = false; ///< true in a scenario condition, which has a subject and another object
};

/// The values that the user can insert at a place.
struct OfferedValues {
    std::vector<CompletionItem> words; ///< values for this place only
    CompletionList list;               ///< list that many places share; may be null
};

/// The editor of a parameter in forms and dialogs (I2.1).
enum class ParameterEditor : std::uint8_t {
    line,
    number,
    toggle, ///< yes or no
    list,   ///< a line with a list of known values
    colour,
    longText, ///< text of several lines
    expression,
};

/// One kind of parameter. Describes its values, resolves the names in them, and lists its candidates for completion
/// (I3.3, I3.5).
struct KindSpec {
    ParameterKind kind = ParameterKind::text;
    ParameterEditor editor = ParameterEditor::list;
    std::string_view help{}; ///< description of its values, as a sentence; empty if the parameters need none
    /// Appends the names in a part of a value. Null: the index has no names of this kind.
    void (*resolve)(const NameContext& context, const ParameterSpec& spec, std::string_view value, Span part,
                    std::vector<FoundName>& out) = nullptr;
    /// Appends the candidates. Null: there are none, or CompletionLists has them.
    void (*list)(const NameSources& sources, std::vector<CompletionItem>& out) = nullptr;
    bool isOfScenario = false; ///< true if the candidates depend on NameSources::scenario
    /// Adds values that depend on other data of the place, or sets its list. Null: `list` gives all values.
    void (*offer)(const ValuePlace& place, OfferedValues& out) = nullptr;
};

/// Returns the row of a kind.
const KindSpec& kindSpec(ParameterKind kind);

/// Returns the editor of a parameter: the one of its kind. Two kinds have another one for some parameters: a choice
/// between true and false, and a text that is an expression.
ParameterEditor editorOf(const ParameterSpec& spec);

/// Returns the values that the user can insert at a place.
OfferedValues offeredValues(const ValuePlace& place);

/// Returns the names in the value of an attribute. In a list, each word is a name. Otherwise the value without
/// surrounding blanks is one name.
std::vector<FoundName> namesIn(const NameContext& context, const ParameterSpec& spec, std::string_view value);
/// Returns the name in a constant of a format.
std::vector<FoundName> namesIn(const NameContext& context, Format format, std::string_view value);

} // namespace orrery::engine
