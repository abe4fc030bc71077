// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/check_memory.h"
#include "engine/check/expression.h"
#include "engine/check/expression_memo.h"
#include "engine/check/model.h"
#include "engine/check/row_place.h"
#include "engine/check/scenario_objects.h"
#include "engine/content/expression_text.h"
#include "engine/content/parsed_project.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What the parts of one check share: the project, the model in the making, and where findings go.
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
    /// Whether what is read now answers an occurrence, so that `Subject` and amount() mean something (T1): triggers and
    /// all of a triggered group, what awaits an occurrence, and what a scenario's condition does.
    bool mayReadSubject = false;
    ScopeIndex sourceScope = globalScope;     ///< whose variables the source of the rows that are read now sees
    const ObjectNames* objectNames = nullptr; ///< of the scenario whose conditions are read now (S9)
    std::map<StackingIndex, Location> stackingDeclared;     ///< names that have a policy, and where that is said
    std::vector<std::pair<VariableIndex, Element>> spreads; ///< variables that spread, and where that is said (X3.5)

    ExpressionMemo expressions; ///< of rows

    RowTables rows;
    CheckMemory* memory = nullptr; ///< what the check before this one left; null: all is read anew
    ClassRecord* record = nullptr; ///< of the class whose body is read now; null: none is, or nobody asks

    bool isStrict() const { return model.rules == RulesLevel::strict; }
    Diagnostic& report(const DiagnosticSpec& spec, Location where, std::vector<Phrase> args = {}) {
        return diagnostics.emplace_back(Diagnostic{&spec, where, std::move(args), {}, {}});
    }
    /// A moment of the check, to ask later whether something went wrong since.
    struct Mark {
        std::size_t findings = 0;
        int poisoned = 0;
    };
    Mark mark() const { return {diagnostics.size(), m_poisoned}; }
    bool hasErrorsSince(Mark mark) const;

    /// "there is no KIND 'NAME'", with near names. Many mistakes in one project get no near names any more: looking
    /// for them in long lists costs time.
    Diagnostic& reportUnknown(Phrase kind, std::string_view name, Location where, const KnownNames& known);
    /// Ids of all classes, or of those of one type.
    const std::vector<std::string>& classIds(std::optional<TypeIndex> type);
    /// The class of that id, of the type where one is given and the vocabulary has it; else a finding. A class whose
    /// own type is unknown poisons quietly what names it: that was reported where it is defined.
    std::optional<ClassIndex> resolveClass(std::string_view id, std::string_view ofType, Location where);
    /// The same of an attribute, with a finding where it is a number that is no whole one.
    StackingIndex stackingOf(Element element, std::string_view attribute);
    /// The index of a stacking name or number; 0 for none.
    StackingIndex stackingIndex(std::string_view text);
    /// A constant of a property, also of the formats text and class; else a finding.
    std::optional<double> propertyConstant(const Property& property, std::string_view text, Location where);
    /// The text of a string id, or the text itself; of an absent attribute, the string that has the fallback's id.
    std::string textOf(Element element, std::string_view attribute, const std::string& fallbackId) const;
    /// The string of an id; null where there is none.
    const std::string* findString(const std::string& id) const;
    /// The searches for near names so far: also those of expressions (ExpressionContext::nearSearches).
    NearSearches& nearSearches() { return m_nearSearches; }
    /// The strings of an id, of all languages.
    const std::vector<Element>& stringsCalled(const std::string& id);

private:
    std::map<std::string, StackingIndex, std::less<>> m_stacking;
    int m_poisoned = 0;
    NearSearches m_nearSearches;
    std::map<int, std::vector<std::string>> m_classIds; ///< by type; -1: all
    std::map<std::string, std::vector<Element>> m_stringElements;
    bool m_hasStringElements = false;
};

/// Reads what is written in the parameters of a row, one argument for each (check/arguments.cpp).
/// @param isNested inside another condition.
std::vector<CheckedArgument> checkArguments(Checker& checker, Element element,
                                            std::span<const ParameterSpec> parameters, RowPlace place, bool isNested);
/// The same for one attribute that holds an expression and is no parameter of the element's row: `if`.
CheckedArgument checkArgument(Checker& checker, Element element, const ParameterSpec& spec, RowPlace place,
                              bool isNested);

/// The same for an expression that was read already.
CheckedArgument checkWritten(Checker& checker, Element element, const WrittenExpression& written,
                             const ParameterSpec& spec, RowPlace place, bool isNested);

/// Where the identities of the conditions of one list begin (CheckedCondition::identity). @param list "include#0".
std::uint64_t conditionIdentity(std::string_view objectClass, std::string_view group, std::string_view list);
/// Conditions below an element, and its `if` (check/conditions.cpp). @return whether those that count have no errors.
bool checkConditions(Checker& checker, Element list, RowPlace place, std::uint64_t identity,
                     std::vector<CheckedCondition>& out);

/// The attribute `active` of a group or effect (X5.2), where it is given, as a condition of the source.
/// @return whether it has no errors.
bool checkActive(Checker& checker, Element element, std::uint64_t identity, std::vector<CheckedCondition>& out);

/// What decides whether an empire can have a class (check/availability.cpp): what the class itself says, and, once all
/// classes are read, what must be owned before.
void checkAvailability(Checker& checker, Element classElement, CheckedClass& out);
void finishAvailability(CheckedModel& model, CheckMemory* memory = nullptr);

/// All of a class's groups (check/groups.cpp).
void checkGroups(Checker& checker, Element classElement, CheckedClass& objectClass, ClassIndex index);

/// Findings about a group as a whole; an error makes it not runnable.
void checkMixture(Checker& checker, Element group, CheckedGroup& checked); // E2.2 (check/mixed_group.cpp)
void checkStrictGroup(Checker& checker, CheckedGroup& group);              // E6.2, E7.3 (check/strict.cpp)
void checkReach(Checker& checker, const CheckedClass& owner, const CheckedGroup& group); // check/reach.cpp
/// Stacking policies, before any effect names one, and whether the effects under each name fit its policy, once all
/// groups are read (E7.7; check/stacking.cpp).
void declareStacking(Checker& checker);
void checkStacking(Checker& checker);
/// Findings that need all groups: E8.1, E8.4 (check/levels.cpp).
void checkLevels(Checker& checker);

void checkClasses(Checker& checker);   // check/classes.cpp
void checkScenarios(Checker& checker); // check/scenarios.cpp
/// Names that objects can get in play: by actions, by effects, and by what their class is called.
std::set<std::string, std::less<>> namesInPlay(const ParsedProject& project, const CheckedModel& model);
/// Ids of empires in all scenarios, before anything speaks of them.
std::set<std::string, std::less<>> empireIds(const ParsedProject& project);

} // namespace orrery::engine
