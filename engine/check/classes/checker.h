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

/// The common state of the parts of one check: the project, the model in progress, and the list of diagnostics.
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
    /// Whether the current part responds to an event, so that `Subject` and amount() have a value (T1). Such parts are
    /// triggers, triggered groups, effects that wait for an event, and actions of a scenario condition.
    bool mayReadSubject = false;
    ScopeIndex sourceScope = globalScope;               ///< the scope of variables for the source of the current rows
    const ObjectNames* objectNames = nullptr;           ///< of the scenario whose conditions are being read (S9)
    std::map<StackingIndex, Location> stackingDeclared; ///< names with a policy, and the place of its declaration
    std::vector<std::pair<VariableIndex, Element>> spreads; ///< variables that spread, and the attribute's place (X3.5)

    ExpressionMemo expressions; ///< of rows

    RowTables rows;
    CheckMemory* memory = nullptr; ///< the memory of the previous check; null: everything is read anew
    ClassRecord* record = nullptr; ///< of the class whose body is being read; null: outside of bodies, or not recording

    bool isStrict() const { return model.rules == RulesLevel::strict; }
    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {});
    /// A point in the check, for hasErrorsSince().
    struct Mark {
        std::size_t findings = 0;
        int poisoned = 0;
    };
    Mark mark() const { return {diagnostics.size(), m_poisoned}; }
    bool hasErrorsSince(Mark mark) const;

    /// Reports "there is no KIND 'NAME'", with similar names. After many such mistakes in a project, skips the similar
    /// names, because the search in long lists takes time.
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known);
    /// Returns the ids of all classes, or of those of one type.
    const std::vector<std::string>& classIds(std::optional<TypeIndex> type);
    /// Returns the class of an id, of the given type where the vocabulary has it. Reports a diagnostic if there is
    /// none. A class whose own type is unknown silently invalidates the elements that name it: the problem was reported
    /// at its definition.
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where);
    /// Returns the same for an attribute; reports a number that is not whole.
    StackingIndex stackingOf(Element element, std::string_view attribute);
    /// Returns the index of a stacking name or number; 0 for none.
    StackingIndex stackingIndex(std::string_view text);
    /// Returns a constant of a property, also for the formats text and class. Reports a diagnostic if it is invalid.
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where);
    /// Returns the text of a string id, or the text itself; for an absent attribute, the string with the fallback's id.
    std::string textOf(Element element, std::string_view attribute, const std::string& fallbackId) const;
    /// Returns the string of an id; null where there is none.
    const std::string* findString(const std::string& id) const;
    /// Returns the searches for similar names so far, including those of expressions (ExpressionContext::nearSearches).
    NearSearches& nearSearches() { return m_nearSearches; }
    /// Returns the strings of an id, in all languages.
    const std::vector<Element>& stringsCalled(const std::string& id);

private:
    std::map<std::string, StackingIndex, std::less<>> m_stacking;
    int m_poisoned = 0;
    NearSearches m_nearSearches;
    std::map<int, std::vector<std::string>> m_classIds; ///< by type; -1: all
    std::map<std::string, std::vector<Element>> m_stringElements;
    bool m_hasStringElements = false;
};

/// Reads the parameters of a row, one argument for each (check/classes/arguments.cpp).
/// @param isNested inside another condition.
std::vector<CheckedArgument> checkArguments(Checker& checker, Element element,
                                            std::span<const ParameterSpec> parameters, RowPlace place, bool isNested);
/// Reads one attribute that holds an expression and is not a parameter of the element's row: `if`.
CheckedArgument checkArgument(Checker& checker, Element element, const ParameterSpec& spec, RowPlace place,
                              bool isNested);

/// Reads an expression that was already parsed.
CheckedArgument checkWritten(Checker& checker, Element element, const WrittenExpression& written,
                             const ParameterSpec& spec, RowPlace place, bool isNested);

/// Returns the initial identity of the conditions in one list (CheckedCondition::identity). @param list "include#0"
std::uint64_t conditionIdentity(std::string_view objectClass, std::string_view group, std::string_view list);
/// Reads the conditions below an element, and its `if` (check/classes/conditions.cpp). @return whether the enabled ones
/// have no errors
bool checkConditions(Checker& checker, Element list, RowPlace place, std::uint64_t identity,
                     std::vector<CheckedCondition>& out);

/// Reads the attribute `active` of a group or effect (X5.2), if given, as a condition on the source.
/// @return whether it has no errors
bool checkActive(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedCondition>& out);

/// Reads the conditions for the availability of a class to an empire (check/classes/availability.cpp). The first
/// function reads the class's own; the second adds the prerequisites, once all classes are read.
void checkAvailability(Checker& checker, Element classElement, CheckedClass& out);
void finishAvailability(CheckedModel& model, CheckMemory* memory = nullptr);

/// Reads all groups of a class (check/classes/groups.cpp).
void checkGroups(Checker& checker, Element classElement, CheckedClass& objectClass, ClassIndex index);

/// Report problems of a group as a whole; an error makes it not runnable.
void checkMixture(Checker& checker, Element group, CheckedGroup& checked); // E2.2 (check/classes/mixed_group.cpp)
void checkStrictGroup(Checker& checker, CheckedGroup& group);              // E6.2, E7.3 (check/classes/strict.cpp)
void checkReach(Checker& checker, const CheckedClass& owner, const CheckedGroup& group); // check/classes/reach.cpp
/// Read stacking policies before effects name them. Once all groups are read, check that the effects under each name
/// fit its policy (E7.7; check/classes/stacking.cpp).
void declareStacking(Checker& checker);
void checkStacking(Checker& checker);
/// Reports problems that need all groups: E8.1, E8.4 (check/classes/levels.cpp).
void checkLevels(Checker& checker);

void checkClasses(Checker& checker);   // check/classes/classes.cpp
void checkScenarios(Checker& checker); // check/scenario/scenarios.cpp
/// Returns the names that objects can get in play: from actions, effects, and the names of classes.
std::set<std::string, std::less<>> namesInPlay(const ParsedProject& project, const CheckedModel& model);
/// Returns the ids of empires in all scenarios, before any part refers to them.
std::set<std::string, std::less<>> empireIds(const ParsedProject& project);

} // namespace orrery::engine
