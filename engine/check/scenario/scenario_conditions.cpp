// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/scenario_conditions.h"

#include "engine/check/classes/group_reading.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/scenario_diagnostics.h"
#include "engine/check/scenario/scenario_references.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_rows_watches.h"
#include "engine/content/structure.h"
#include "engine/syntax/xml_edit.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace orrery::engine {

namespace {

constexpr ParameterSpec pageParameter{
    .name = "message", .kind = ParameterKind::message, .label = "Message", .help = "The text of the message."};

bool isOne(std::span<const std::string_view> words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// Reads the conditions of one scenario into the model.
class ConditionsReader {
public:
    ConditionsReader(Checker& checker, Element scenario, CheckedScenario& out)
        : m_checker(checker), m_vocabulary(checker.model.vocabulary), m_out(out), m_names(checker, out, made(scenario)),
          m_humans(m_names.humans()) {
        m_own.id = "scenario:" + out.id;
        m_own.chanceKey = "scenario:" + out.stableName();
        m_own.name = out.name;
        m_own.isGenerated = true;
        m_own.where = scenario.where();
        m_own.head = scenario.head();
    }

    void read(Element scenario) {
        m_checker.objectNames = &m_names.all();
        m_checker.mayReadSubject = false;
        std::map<std::string, Location> ids;
        for (const Element child : scenario.children()) {
            if (child.tag() == "condition") {
                readCondition(child, ids);
            } else if (child.tag() == "view" && child.has("select")) {
                m_names.reference(child.value("select"), child.valueWhere("select"), {.areGivenHere = true});
            }
        }
        resolveConditions();
        askForReveals();
        m_checker.objectNames = nullptr;
        m_checker.mayReadSubject = false;
        if (!m_own.groups.empty()) {
            m_out.ownClass = static_cast<ClassIndex>(m_checker.model.classes.size());
            m_checker.model.classNames.emplace(m_own.id, *m_out.ownClass);
            m_checker.model.classes.push_back(std::move(m_own));
        }
    }

private:
    /// Returns the names of objects that actions create. References to these names are errors.
    static std::vector<std::string> made(Element scenario) {
        std::vector<std::string> names;
        for (const Element condition : scenario.children()) {
            if (condition.tag() != "condition") {
                continue;
            }
            for (const Element action : condition.children()) {
                if (action.tag() == "create" && action.has("name")) {
                    names.push_back(action.value("name"));
                }
            }
        }
        return names;
    }

    void readCondition(Element element, std::map<std::string, Location>& ids) {
        const Checker::Mark before = m_checker.mark();
        ScenarioCondition condition;
        condition.where = element.where();
        condition.head = element.head();
        condition.id = element.has("id") ? element.value("id") : "#" + std::to_string(m_out.conditions.size() + 1);
        condition.chanceKey = element.value("chance-key");
        const auto [earlier, isNew] = ids.emplace(condition.id, element.valueWhere("id"));
        if (!isNew) {
            m_checker.report(scenarioDiagnostics["check.duplicate-condition"], element.valueWhere("id"), {condition.id})
                .notes.push_back({earlier->second, phrase("the other one is here")});
        } else if (element.has("id") && !isLooseName(condition.id)) {
            m_checker.report(contentDiagnostics["content.bad-name"], element.valueWhere("id"),
                             {condition.id, phrase("the id of a condition")});
        }
        condition.enabled = !element.flag("disabled", false);
        condition.persistent = element.flag("persistent", false);
        m_roles = {.areGivenHere = true};
        condition.subject = referenceOf(element, "subject");
        condition.direct = referenceOf(element, "direct");
        m_roles = {.hasSubject = element.has("subject"), .hasDirect = element.has("direct")};
        m_condition = condition.stableName();
        checkActive(m_checker, element, conditionIdentity(m_own.stableName(), m_condition, "active"), condition.active);
        readWatch(element, rows::conditionElement.attributes, "when", condition.when);
        readActions(element, condition);
        condition.isRunnable = !m_checker.hasErrorsSince(before) && !element.isBroken();
        m_out.conditions.push_back(std::move(condition));
    }

    // Watches.

    void readWatch(Element element, std::span<const ParameterSpec> common, const std::string& path,
                   ScenarioWatch& out) {
        out.where = element.where();
        out.head = element.head();
        const bool hasExpression = isWritten(element, rows::whenAttribute);
        if (hasExpression && element.has("type")) {
            m_checker.report(scenarioDiagnostics["check.two-watches"], element.head(), {std::string(element.tag())});
        } else if (hasExpression) {
            checkUnknownAttributes(element, common, {}, m_checker.diagnostics, &m_checker.nearSearches());
            readExpression(element, path, out);
        } else if (element.has("type")) {
            readTyped(element, common, path, out);
        } else if (!element.isBroken()) {
            m_checker.report(scenarioDiagnostics["check.no-watch"], element.head(), {std::string(element.tag())});
        }
        for (const Element child : element.children()) {
            if (child.tag() == "of" && (out.spec == nullptr || !out.spec->holdsConditions) &&
                !hasUnknownType(element)) {
                reportUnknownElement(child, element.tag(), {}, m_checker.diagnostics);
            }
        }
    }

    bool hasUnknownType(Element element) const {
        return element.has("type") && m_vocabulary.watch(element.value("type")) == nullptr;
    }

    /// Reads an expression, which the run evaluates on the game object (S9).
    void readExpression(Element element, const std::string& path, ScenarioWatch& out) {
        const ConditionSpec* row = m_vocabulary.condition("expression");
        if (row == nullptr || row->parameters.size() != 1) {
            m_checker.report(checkDiagnostics["check.unknown-condition"], element.valueWhere("when"),
                             {std::string("expression")});
            return;
        }
        CheckedCondition condition;
        condition.spec = row;
        condition.identity = conditionIdentity(m_own.stableName(), m_condition, path);
        condition.arguments.push_back(checkArgument(m_checker, element, rows::whenAttribute, RowPlace::watch, false));
        condition.arguments.front().spec = row->parameters.data();
        condition.where = condition.head = condition.arguments.front().where;
        out.expression.push_back(std::move(condition));
    }

    void readTyped(Element element, std::span<const ParameterSpec> common, const std::string& path,
                   ScenarioWatch& out) {
        const std::string type = element.value("type");
        out.spec = m_vocabulary.watch(type);
        if (out.spec == nullptr) {
            m_checker.reportUnknown(phrase("condition type"), type, element.valueWhere("type"), [&] {
                std::vector<std::string> known;
                for (const WatchSpec& row : m_vocabulary.watches()) {
                    known.emplace_back(row.type);
                }
                return known;
            });
            return;
        }
        readOperator(element, out);
        warnOfView(element, out.spec->readsView, type);
        checkUnknownAttributes(element, common, out.spec->parameters, m_checker.diagnostics, &m_checker.nearSearches());
        readArguments(element, out.spec->parameters, out.arguments, out.references);
        if (!out.spec->holdsConditions) {
            return;
        }
        for (const Element child : element.children()) {
            if (child.tag() == "of") {
                checkStructure(child, rows::ofElement, m_checker.diagnostics, &m_checker.nearSearches());
                ScenarioWatch& one = out.of.emplace_back();
                readWatch(child, rows::ofElement.attributes, path + "/" + std::to_string(out.of.size()), one);
            }
        }
        if (out.of.empty() && !element.isBroken()) {
            m_checker.report(scenarioDiagnostics["check.nothing-counted"], element.head());
        }
        if (element.tag() == "of") {
            for (const Element child : element.children()) {
                if (child.tag() != "of" && !isWrittenChild(child, out.spec->parameters)) {
                    reportUnknownElement(child, "of", {}, m_checker.diagnostics);
                }
            }
        }
    }

    /// Reads the operator (S4, S10).
    void readOperator(Element element, ScenarioWatch& out) {
        const auto all = std::span(rows::watchOperators);
        const auto taken = out.spec->isOrdered ? all : all.first(2);
        const std::string text = element.value("op");
        const auto found = std::ranges::find(all, text);
        if (!element.has("op")) {
            Diagnostic& diagnostic = m_checker.report(contentDiagnostics["content.missing-attribute"], element.head(),
                                                      {std::string(element.tag()), std::string("op")});
            if (auto edit = setAttribute(*element.tree, element.index, "op", "eq")) {
                diagnostic.fixes.push_back({phrase("add '{0}'", {std::string("op")}), {std::move(*edit)}});
            }
        } else if (found != all.end() && !isOne(taken, text)) {
            const Location where = element.valueWhere("op");
            Diagnostic& diagnostic = m_checker.report(scenarioDiagnostics["check.unsupported-operator"], where,
                                                      {std::string(out.spec->type), text, listed(taken)});
            for (const std::string_view word : taken) {
                diagnostic.fixes.push_back(
                    {phrase("replace with '{0}'", {std::string(word)}), {{where.file, where.span, std::string(word)}}});
            }
        } else if (found != all.end()) {
            out.comparison = static_cast<WatchOperator>(found - all.begin());
        } // otherwise the check of the structure reports the operator
    }

    /// Warns of a condition that is not net-safe (S7).
    void warnOfView(Element element, bool readsView, const std::string& what) {
        if (readsView && m_humans > 1) {
            m_checker.report(scenarioDiagnostics["check.not-net-safe"], element.head(),
                             {what, std::to_string(m_humans)});
        }
    }

    // Parameters.

    ObjectReference referenceOf(Element element, std::string_view attribute) {
        return element.has(attribute)
                   ? m_names.reference(element.value(attribute), element.valueWhere(attribute), m_roles)
                   : ObjectReference{};
    }

    void readArguments(Element element, std::span<const ParameterSpec> parameters,
                       std::vector<CheckedArgument>& arguments, std::vector<ObjectReference>& references) {
        checkPresence(element, parameters, m_checker.diagnostics);
        references.resize(parameters.size());
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const ParameterSpec& spec = parameters[i];
            if (spec.kind != ParameterKind::objectName && spec.kind != ParameterKind::empire) {
                arguments.push_back(checkArgument(m_checker, element, spec, RowPlace::watch, false));
                continue;
            }
            CheckedArgument& argument = arguments.emplace_back();
            argument.spec = &spec;
            argument.isGiven = element.has(spec.name);
            argument.where = argument.isGiven ? element.valueWhere(spec.name) : element.head();
            argument.text = argument.isGiven ? element.value(spec.name) : std::string(spec.fallback);
            if (argument.text.empty()) {
                if (argument.isGiven) {
                    m_checker.report(checkDiagnostics["check.empty-value"], argument.where, {std::string(spec.name)});
                }
            } else if (spec.kind == ParameterKind::objectName) {
                references[i] = m_names.reference(argument.text, argument.where, m_roles);
            } else if (argument.text == "none" && isOne(spec.choices, "none")) {
                argument.constant = noneValue;
            } else {
                m_names.hasEmpire(argument.text, argument.where);
            }
        }
    }

    // Actions.

    void readActions(Element element, ScenarioCondition& condition) {
        bool isEmpty = true;
        for (const Element child : element.children()) {
            if (child.tag() == "of" || isWrittenChild(child, rows::conditionElement.attributes) ||
                (condition.when.spec != nullptr && isWrittenChild(child, condition.when.spec->parameters))) {
                continue;
            }
            isEmpty = false;
            readAction(child, condition);
        }
        if (isEmpty && !element.isBroken()) {
            m_checker.report(scenarioDiagnostics["check.no-actions"], element.head());
        }
    }

    void readAction(Element element, ScenarioCondition& condition) {
        ScenarioAction action;
        action.spec = m_vocabulary.action(element.tag());
        action.where = element.where();
        action.head = element.head();
        if (action.spec == nullptr) {
            std::vector<std::string> known;
            for (const ActionSpec& row : m_vocabulary.actions()) {
                known.emplace_back(row.tag);
            }
            const std::size_t at = m_checker.diagnostics.size();
            reportUnknownElement(element, "condition", known, m_checker.diagnostics, &m_checker.nearSearches());
            m_checker.diagnostics[at].spec = &scenarioDiagnostics["check.unknown-action"];
            m_checker.diagnostics[at].args.resize(1);
            return;
        }
        m_checker.mayReadSubject = true;
        warnOfView(element, action.spec->readsView, std::string(action.spec->tag));
        checkUnknownAttributes(element, action.spec->parameters, {}, m_checker.diagnostics, &m_checker.nearSearches());
        readArguments(element, action.spec->parameters, action.arguments, action.references);
        if (action.spec->tag == "create") {
            checkCreated(condition, action);
        }
        if (action.spec->holdsPages) {
            readPages(element, action);
        } else {
            checkNoText(element, m_checker.diagnostics);
        }
        if (action.spec->holdsEffects) {
            readFired(element, condition, action);
        } else if (!action.spec->holdsPages) {
            for (const Element child : element.children()) {
                if (!isWrittenChild(child, action.spec->parameters)) {
                    reportUnknownElement(child, element.tag(), {}, m_checker.diagnostics);
                }
            }
        }
        m_checker.mayReadSubject = false;
        condition.actions.push_back(std::move(action));
    }

    /// Returns the type of an object of turn 0, if the scenario's statements determine it.
    std::optional<TypeIndex> typeOf(const ObjectReference& reference) const {
        std::uint32_t number = 0;
        for (const CheckedStatement& statement : m_out.statements) {
            const bool isMeant = reference.kind == ReferenceKind::initial
                                     ? statement.isInitial() && number == reference.number
                                     : reference.kind == ReferenceKind::named && statement.name() == reference.name;
            number += statement.isInitial() ? 1 : 0;
            if (isMeant && statement.turn == 0) {
                const auto objectClass = statement.classOf("class");
                return objectClass ? m_checker.model.classes.asRead(*objectClass).type
                                   : m_vocabulary.findType(statement.spec->type);
            }
        }
        return std::nullopt;
    }

    /// Checks that an action can attach its new object to the given object, or to that object's host. Reports a
    /// diagnostic if neither is possible (S8).
    void checkCreated(const ScenarioCondition& condition, const ScenarioAction& action) {
        const CheckedArgument& made = action.arguments[0];
        const ObjectReference& on = action.references[1];
        const ObjectReference& meant = on.kind == ReferenceKind::subject  ? condition.subject
                                       : on.kind == ReferenceKind::direct ? condition.direct
                                                                          : on;
        const auto host = typeOf(meant);
        if (!made.constant || !host) {
            return;
        }
        const CheckedClass& objectClass = m_checker.model.classes.asRead(static_cast<ClassIndex>(*made.constant));
        const std::vector<TypeIndex>& hosts = m_vocabulary.types()[objectClass.type].attachedTo;
        std::vector<TypeIndex> above{*host};
        for (std::size_t i = 0; i < above.size(); ++i) {
            for (const TypeIndex higher : m_vocabulary.types()[above[i]].attachedTo) {
                if (std::ranges::find(above, higher) == above.end()) {
                    above.push_back(higher);
                }
            }
        }
        const bool canStand = hosts.empty() || std::ranges::any_of(above, [&](TypeIndex type) {
                                  return std::ranges::find(hosts, type) != hosts.end();
                              });
        if (!canStand) {
            m_checker.report(scenarioDiagnostics["check.cannot-stand"], action.arguments[1].where,
                             {objectClass.id, m_vocabulary.types()[objectClass.type].id, action.arguments[1].text,
                              m_vocabulary.types()[*host].id});
        }
    }

    /// Reads the pages of a message. The text before all <page> elements is the first page. Each <page> is a further
    /// page.
    void readPages(Element element, ScenarioAction& action) {
        const XmlTree& tree = *element.tree;
        for (const std::uint32_t child : tree.children(element.index)) {
            const XmlNode& node = tree.node(child);
            if (node.kind == XmlKind::element) {
                const Element page{&tree, child};
                if (page.tag() != "page") {
                    static const std::vector<std::string> known{"page"};
                    reportUnknownElement(page, element.tag(), known, m_checker.diagnostics, &m_checker.nearSearches());
                    continue;
                }
                checkUnknownAttributes(page, {}, {}, m_checker.diagnostics, &m_checker.nearSearches());
                for (const std::uint32_t inside : tree.children(child)) {
                    if (tree.node(inside).kind == XmlKind::element) {
                        reportUnknownElement({&tree, inside}, "page", {}, m_checker.diagnostics);
                    } else {
                        readPage(element, tree, inside, action);
                    }
                }
            } else {
                readPage(element, tree, child, action);
            }
        }
        if (action.pages.empty() && !element.isBroken()) {
            m_checker.report(scenarioDiagnostics["check.empty-message"], element.head());
        }
    }

    void readPage(Element element, const XmlTree& tree, std::uint32_t index, ScenarioAction& action) {
        const XmlNode& node = tree.node(index);
        const std::string_view raw = tree.slice(node.tag);
        if (node.kind != XmlKind::text || trimmed(raw).empty()) {
            return;
        }
        const std::string_view words = trimmed(raw);
        const auto begin = node.tag.begin + static_cast<std::uint32_t>(words.data() - raw.data());
        const Location where = tree.location({begin, begin + static_cast<std::uint32_t>(words.size())});
        action.pages.push_back(
            checkWritten(m_checker, element, {decodeText(words, begin), where}, pageParameter, RowPlace::watch, false));
    }

    /// Reads the group that an action fires: a group of a class, or the effects inside the action (S8).
    void readFired(Element element, const ScenarioCondition& condition, ScenarioAction& action) {
        const bool holdsEffects = !element.children().empty();
        const std::string label = element.value("group");
        if (label.empty() && !holdsEffects) {
            m_checker.report(scenarioDiagnostics["check.fires-nothing"], element.head());
        } else if (!label.empty() && holdsEffects) {
            m_checker.report(scenarioDiagnostics["check.fires-twice"], element.head());
        } else if (!label.empty()) {
            findGroup(element, label, action);
        } else {
            makeGroup(element, condition, action);
        }
    }

    void findGroup(Element element, const std::string& label, ScenarioAction& action) {
        const Location where = element.valueWhere("group");
        const std::size_t slash = label.find('/');
        const auto objectClass = m_checker.resolveClass(label.substr(0, slash), {}, where);
        if (!objectClass) {
            return;
        }
        const CheckedClass& owner = m_checker.model.classes.asRead(*objectClass);
        const std::string id = slash == std::string::npos ? std::string() : label.substr(slash + 1);
        const auto found = std::ranges::find(owner.groups, id, &CheckedGroup::id);
        if (found == owner.groups.end()) {
            m_checker.reportUnknown(phrase("group"), label, where, [&] {
                std::vector<std::string> known;
                for (const CheckedGroup& group : owner.groups) {
                    known.push_back(owner.id + "/" + group.id);
                }
                return known;
            });
        } else if (const CheckedEffect* const ofMax = changeOfMaximum(*found)) {
            m_checker.report(scenarioDiagnostics["check.fires-meters"], where, {label})
                .notes.push_back({ofMax->head, phrase("here")});
        } else {
            action.group.emplace(*objectClass, static_cast<std::uint32_t>(found - owner.groups.begin()));
        }
    }

    /// Returns an effect that changes a maximum; null if there is none. An action may change current values, but each
    /// turn rebuilds the maxima (S8).
    static const CheckedEffect* changeOfMaximum(const CheckedGroup& group) {
        const auto found = std::ranges::find_if(group.effects, [](const CheckedEffect& effect) {
            return effect.enabled && effect.spec->operation != MeterOperation::none && effect.spec->ofMax;
        });
        return found == group.effects.end() ? nullptr : &*found;
    }

    void makeGroup(Element element, const ScenarioCondition& condition, ScenarioAction& action) {
        const auto game = m_vocabulary.findType("game");
        if (!game) {
            m_checker.report(checkDiagnostics["check.missing-vocabulary"], element.head(),
                             {std::string("fire"), phrase("type"), std::string("game")});
            return;
        }
        m_own.type = *game;
        CheckedGroup group;
        const std::string number = "." + std::to_string(condition.actions.size() + 1);
        group.id = condition.id + number;
        group.chanceKey = condition.stableName() + number;
        group.owner = static_cast<ClassIndex>(m_checker.model.classes.size());
        group.order = static_cast<std::uint32_t>(m_own.groups.size());
        group.where = element.where();
        group.head = element.head();
        group.isCalled = true;
        EffectsPlace place;
        place.objectClass = m_own.stableName();
        place.path = "effects#0";
        place.hasOccurrence = true;
        const Checker::Mark before = m_checker.mark();
        group.isRunnable = checkEffects(m_checker, element, place, group);
        for (const CheckedEffect& effect : group.effects) {
            if (effect.spec->operation != MeterOperation::none && effect.spec->ofMax) {
                m_checker.report(scenarioDiagnostics["check.fires-meters"], effect.head,
                                 {std::string(effect.spec->tag)});
            }
        }
        group.isRunnable = group.isRunnable && !m_checker.hasErrorsSince(before);
        action.group.emplace(group.owner, group.order);
        m_own.groups.push_back(std::move(group));
    }

    // Checks that need all conditions.

    void resolveConditions() {
        std::map<std::string_view, std::uint32_t> known; // the first condition with each id
        for (const ScenarioCondition& one : m_out.conditions) {
            known.emplace(one.id, static_cast<std::uint32_t>(&one - m_out.conditions.data()));
        }
        for (ScenarioCondition& one : m_out.conditions) {
            for (ScenarioAction& action : one.actions) {
                for (const CheckedArgument& argument : action.arguments) {
                    if (argument.spec->name != "condition" || argument.text.empty()) {
                        continue;
                    }
                    if (const auto found = known.find(argument.text); found != known.end()) {
                        action.condition = found->second;
                    } else {
                        m_checker.reportUnknown(phrase("condition"), argument.text, argument.where, [&] {
                            std::vector<std::string> ids;
                            std::ranges::transform(known, std::back_inserter(ids),
                                                   [](const auto& entry) { return std::string(entry.first); });
                            return ids;
                        });
                        one.isRunnable = false;
                    }
                }
            }
        }
    }

    /// Reports hidden objects that no condition reveals, and revealed objects that are not hidden (S8).
    void askForReveals() {
        std::vector<const CheckedStatement*> initials;
        for (const CheckedStatement& statement : m_out.statements) {
            if (statement.isInitial()) {
                initials.push_back(&statement);
            }
        }
        std::vector<bool> isRevealed(initials.size());
        for (const ScenarioCondition& one : m_out.conditions) {
            for (const ScenarioAction& action : one.actions) {
                if (action.spec->tag != "reveal") {
                    continue;
                }
                ObjectReference shown = action.references.front();
                shown = shown.kind == ReferenceKind::subject  ? one.subject
                        : shown.kind == ReferenceKind::direct ? one.direct
                                                              : shown;
                if (shown.kind == ReferenceKind::initial) {
                    isRevealed[shown.number] = true;
                }
                if (shown.isGiven() && (shown.kind != ReferenceKind::initial || !initials[shown.number]->isHidden)) {
                    m_checker.report(scenarioDiagnostics["check.not-hidden"], action.arguments.front().where,
                                     {shown.name});
                }
            }
        }
        for (std::size_t i = 0; i < initials.size(); ++i) {
            if (initials[i]->isHidden && !isRevealed[i]) {
                m_checker.report(scenarioDiagnostics["check.never-revealed"], initials[i]->where,
                                 {initials[i]->name()});
            }
        }
    }

    Checker& m_checker;
    const Vocabulary& m_vocabulary;
    CheckedScenario& m_out;
    ScenarioNames m_names;
    std::size_t m_humans;
    CheckedClass m_own; ///< a generated class whose groups contain the effects of actions
    // The state for the current condition.
    ScenarioNames::Roles m_roles;
    std::string m_condition;
};

} // namespace

void checkScenarioConditions(Checker& checker, Element scenario, CheckedScenario& out) {
    ConditionsReader(checker, scenario, out).read(scenario);
}

} // namespace orrery::engine
