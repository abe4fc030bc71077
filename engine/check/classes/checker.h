// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/scenario_objects.h"
#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_memo.h"
#include "engine/check/expression/row_place.h"
#include "engine/check/model/check_memory.h"
#include "engine/check/model/model.h"
#include "engine/content/expression_text.h"
#include "engine/content/parsed_project.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The state that the parts of one check share: the project, the model in progress, and the list of diagnostics.
class Checker {
public:
    Checker(const ParsedProject& ofProject, CheckedModel& ofModel, std::vector<Diagnostic>& findings)
        : project(ofProject), model(ofModel), diagnostics(findings), scenarioObjects(ofProject, ofModel) {
        model.nearSearches = &m_nearSearches;
    }

    const ParsedProject& project;
    CheckedModel& model;
    std::vector<Diagnostic>& diagnostics;
    ScenarioObjects scenarioObjects;
    std::set<std::string, std::less<>> empires; ///< ids that scenarios give to empires
    /// True if the current part responds to an event: `Subject` and amount() then have a value (T1). Such parts are
    /// triggers, triggered groups, effects that wait for an event, and actions of a scenario condition.
    bool mayReadSubject = false;
    ScopeIndex sourceScope = globalScope; ///< scope of variables for the source of the current rows
    /// Names in the scenario whose conditions the check reads (S9); null: none.
    const ObjectNames* objectNames = nullptr;
    /// Stacking names with a policy, and the place of the policy's declaration.
    std::map<StackingIndex, Location> stackingDeclared;
    /// Variables that spread, and the element that declares the spread (X3.5).
    std::vector<std::pair<VariableIndex, Element>> spreads;

    ExpressionMemo expressions; ///< the known expressions of rows

    RowTables rows;
    CheckMemory* memory = nullptr; ///< memory of the previous check; null: the check reads everything
    /// Record of the class whose body the check reads; null: outside of bodies, or without recording.
    ClassRecord* record = nullptr;

    bool isStrict() const { return model.rules.onlyOriginal; }
    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {});
    /// A point in the check, for hasErrorsSince().
    struct Mark {
        std::size_t findings = 0;
        int poisoned = 0;
    };
    Mark mark() const { return {diagnostics.size(), m_poisoned}; }
    bool hasErrorsSince(Mark mark) const;

    /// Reports "there is no KIND 'NAME'", with similar names. After many such mistakes in a project, skips the similar
    /// names: the search in long lists takes time.
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known);
    /// Returns the ids of all classes, or of the classes of one type.
    const std::vector<std::string>& classIds(std::optional<TypeIndex> type);
    /// Returns the class of an id. Requires the given type if the vocabulary has it. Reports a diagnostic if there is
    /// no such class. Reports nothing for a class whose own type is unknown, but the element that names it becomes
    /// invalid. The definition of that class reports the problem.
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where);
    /// Returns the index of the stacking name in an attribute. Reports a number that is not whole.
    StackingIndex stackingOf(Element element, std::string_view attribute);
    /// Returns the index of a stacking name or number; 0 for none.
    StackingIndex stackingIndex(std::string_view text);
    /// Returns a constant in the format of a property, including the formats text and class. Reports a diagnostic if it
    /// is invalid.
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where);
    /// Returns the string whose id an attribute contains, or the attribute's text if no string has this id. For an
    /// absent attribute, returns the string with the id `fallbackId`.
    std::string textOf(Element element, std::string_view attribute, const std::string& fallbackId) const;
    /// Returns the string of an id; null if there is none.
    const std::string* findString(const std::string& id) const;
    /// Returns the count of searches for similar names, including searches in expressions
    /// (ExpressionContext::nearSearches).
    NearSearches& nearSearches() { return m_nearSearches; }
    /// Returns the strings of an id, in all languages.
    const std::vector<Element>& stringsCalled(const std::string& id);

private:
    std::map<std::string, StackingIndex, std::less<>> m_stacking;
    int m_poisoned = 0;
    NearSearches m_nearSearches;
    std::map<int, std::vector<std::string>> m_classIds; ///< class ids by type; -1: of all types
    std::map<std::string, std::vector<Element>> m_stringElements;
    bool m_hasStringElements = false;
};

/// Reads the parameters of a row. Returns one argument for each parameter (check/classes/arguments.cpp).
/// @param isNested true inside another condition
std::vector<CheckedArgument> checkArguments(Checker& checker, Element element,
                                            std::span<const ParameterSpec> parameters, RowPlace place, bool isNested);
/// Reads an attribute that contains an expression but is not a parameter of the element's row, such as `if`.
CheckedArgument checkArgument(Checker& checker, Element element, const ParameterSpec& spec, RowPlace place,
                              bool isNested);

/// Reads a parsed expression.
CheckedArgument checkWritten(Checker& checker, Element element, const WrittenExpression& written,
                             const ParameterSpec& spec, RowPlace place, bool isNested);

/// Reports elements of one kind that share a chance key: they would draw the same random numbers (E5.10).
class ChanceKeys {
public:
    explicit ChanceKeys(Checker& checker) : m_checker(checker) {}
    /// Notes an element. @param id its attribute with the name that is the key without `chance-key`
    void note(Element element, std::string_view id);

private:
    struct Earlier {
        Location where;
        bool isGiven = false; ///< true: the attribute `chance-key` gives the key
    };
    Checker& m_checker;
    std::map<std::string, Earlier> m_known;
};

/// Returns the hash from which the conditions of one list derive their identities (CheckedCondition::identity).
/// @param list path of the list in the group: "include#0"
std::uint64_t conditionIdentity(std::string_view objectClass, std::string_view group, std::string_view list);
/// Reads the conditions below an element, and its `if` (check/classes/conditions.cpp). @return true if the enabled
/// conditions have no errors
bool checkConditions(Checker& checker, Element list, RowPlace place, std::uint64_t identity,
                     std::vector<CheckedCondition>& out);

/// Reads the attribute `active` of a group or effect (X5.2), if given, as a condition on the source.
/// @return true if the attribute has no errors
bool checkActive(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedCondition>& out);

/// Read the conditions for the availability of a class to an empire (check/classes/availability.cpp). The first
/// function reads the conditions in the class itself. The second function adds the prerequisites of all classes. Call
/// it after all classes are read.
void checkAvailability(Checker& checker, Element classElement, CheckedClass& out);
void finishAvailability(CheckedModel& model, CheckMemory* memory = nullptr);

/// Reads all groups of a class (check/classes/groups.cpp).
void checkGroups(Checker& checker, Element classElement, CheckedClass& objectClass, ClassIndex index);

/// Report problems of a group as a whole. An error makes the group not runnable.
/// Reports a single meter where a maximum is meant (G2.2). Null: no meter is given. (check/classes/mixed_group.cpp)
void checkHasMaximum(Checker& checker, const CheckedArgument* meter);
void checkMixture(Checker& checker, Element group, CheckedGroup& checked); // E2.2 (check/classes/mixed_group.cpp)
void checkStrictGroup(Checker& checker, CheckedGroup& group);              // E6.2, E7.3 (check/classes/strict.cpp)
void checkReach(Checker& checker, const CheckedClass& owner, const CheckedGroup& group); // check/classes/reach.cpp
/// The first function reads stacking policies; call it before effects refer to their names. The second function checks
/// that the effects under each name fit its policy (E7.7). Call it after all groups are read
/// (check/classes/stacking.cpp).
void declareStacking(Checker& checker);
void checkStacking(Checker& checker);
/// Reports reads of meters against the order of levels (E8.1, E8.4; check/classes/levels.cpp). Call it after all groups
/// are read.
void checkLevels(Checker& checker);

void checkClasses(Checker& checker);   // check/classes/classes.cpp
void checkScenarios(Checker& checker); // check/scenario/scenarios.cpp
/// Returns the names that objects can get in play: names in actions and effects, and the names of classes.
std::set<std::string, std::less<>> namesInPlay(const ParsedProject& project, const CheckedModel& model);
/// Returns the ids of empires in all scenarios, before any part refers to them.
std::set<std::string, std::less<>> empireIds(const ParsedProject& project);

} // namespace orrery::engine
