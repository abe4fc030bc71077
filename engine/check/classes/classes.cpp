// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/classes/checker.h"
#include "engine/check/classes/definition_diagnostics.h"
#include "engine/check/classes/definitions.h"
#include "engine/check/classes/known_classes.h"
#include "engine/check/model/check_diagnostics.h"
#include "engine/check/model/visible_scopes.h"
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"

#include <algorithm>
#include <set>
#include <utility>

namespace orrery::engine {

namespace {

/// Reads all classes of a project: first their names, then their bodies. Bodies refer to names of other classes.
class ClassReader {
public:
    explicit ClassReader(Checker& checker) : m_checker(checker), m_model(checker.model) {}

    void readNames() {
        const bool areTypesSame = m_checker.memory != nullptr && m_checker.memory->model &&
                                  std::ranges::equal(m_checker.memory->model->vocabulary.types(),
                                                     m_model.vocabulary.types(), {}, &Type::id, &Type::id);
        for (const Element element : m_checker.project.topLevel("class")) {
            if (!areTypesSame || !takeName(element)) {
                readName(element);
            }
        }
        checkChanceKeys();
        makeDefaultClasses();
        for (const auto& objectClass : m_model.classes.asRead()) {
            m_model.groupings.insert(objectClass->groupings.begin(), objectClass->groupings.end());
        }
    }

    void readBodies() {
        KnownClasses known(m_checker, m_elements);
        for (std::size_t i = 0; i < m_elements.size(); ++i) {
            if (!known.takeOver(i)) {
                const KnownClasses::Reading reading(known, i);
                readBody(m_elements[i]);
            }
        }
        known.leave();
    }

private:
    void checkChanceKeys() {
        const auto isGiven = [](const auto& objectClass) { return !objectClass->chanceKey.empty(); };
        if (std::ranges::none_of(m_model.classes.asRead(), isGiven)) {
            return;
        }
        ChanceKeys keys(m_checker);
        for (const auto& one : m_elements) {
            keys.note(one.element, "id");
        }
    }

    /// Returns the properties of a class that are known before its body is read.
    static CheckedClass headOf(const CheckedClass& objectClass) {
        CheckedClass head;
        head.id = objectClass.id;
        head.chanceKey = objectClass.chanceKey;
        head.type = objectClass.type;
        head.hasType = objectClass.hasType;
        head.groupings = objectClass.groupings;
        head.where = objectClass.where;
        head.head = objectClass.head;
        return head;
    }

    void readBody(const CheckMemory::Entry& one) {
        if (one.isKept) {
            m_model.classes.put(one.index, headOf(m_model.classes[one.index]));
            readBody(one.element, m_model.classes.edit(one.index), one.index);
        } else {
            const CheckedClass& other = m_model.classes[one.index];
            CheckedClass thrownAway;
            thrownAway.id = other.id;
            thrownAway.chanceKey = other.chanceKey;
            thrownAway.type = other.type;
            thrownAway.hasType = other.hasType;
            thrownAway.where = one.element.where();
            thrownAway.head = one.element.head();
            readBody(one.element, thrownAway, one.index); // reports the other diagnostics of the body (X7.3)
        }
    }

    /// Reuses the name of an unchanged class if it has no problems (P3.2). A later step reuses the body or reads it
    /// anew.
    bool takeName(Element element) {
        const CheckMemory& memory = *m_checker.memory;
        const auto index = static_cast<ClassIndex>(m_model.classes.size());
        if (m_elements.size() >= memory.entries.size()) {
            return false;
        }
        const CheckMemory::Entry& old = memory.entries[m_elements.size()];
        if (element.tree->indexIn(*old.element.tree, element.index) != old.element.index || !old.isKept ||
            old.index != index || element.tree->file() != old.element.tree->file()) {
            return false;
        }
        const CheckedClass& known = memory.model->classes.asRead(index);
        if (!known.hasType || !isName(known.id) || isLanguageWord(known.id) ||
            !m_model.classNames.emplace(known.id, index).second) {
            return false;
        }
        m_elements.push_back({element, index, true, nullptr, nullptr});
        const std::int64_t by = std::int64_t{element.where().span.begin} - std::int64_t{old.element.where().span.begin};
        m_model.classes.push_back(memory.model->classes, index, by);
        return true;
    }

    void readName(Element element) {
        CheckedClass objectClass;
        objectClass.id = element.value("id");
        objectClass.chanceKey = element.value("chance-key");
        objectClass.where = element.where();
        objectClass.head = element.head();
        const Location idWhere = element.valueWhere("id");
        if (objectClass.id.empty()) {
            if (element.has("id")) {
                m_checker.report(checkDiagnostics["check.empty-value"], idWhere, {std::string("id")});
            }
            // No other element can refer to a class without an id, but the check reads its contents.
            objectClass.id = "#" + std::to_string(m_model.classes.size() + 1);
        } else if (!isName(objectClass.id)) {
            m_checker.report(contentDiagnostics["content.bad-name"], idWhere,
                             {objectClass.id, phrase("the id of a class")});
        } else if (isLanguageWord(objectClass.id)) {
            m_checker.report(definitionDiagnostics["check.taken-name"], idWhere,
                             {objectClass.id, phrase("a reserved word in expressions")});
        }
        readType(element, objectClass);
        readGroupings(element, objectClass); // precedes all expressions that read groupings (X4)
        const auto index = static_cast<ClassIndex>(m_model.classes.size());
        const auto [earlier, isNew] = m_model.classNames.emplace(objectClass.id, index);
        if (isNew) {
            m_elements.push_back({element, index, true, nullptr, nullptr});
            m_model.classes.push_back(std::move(objectClass));
            return;
        }
        m_elements.push_back({element, earlier->second, false, nullptr, nullptr});
        Diagnostic& diagnostic = m_checker.report(checkDiagnostics["check.duplicate-class"], idWhere, {objectClass.id});
        diagnostic.notes.push_back({m_model.classes.head(earlier->second), phrase("the other one is here")});
        m_duplicates.push_back({m_checker.diagnostics.size() - 1, objectClass.id, idWhere});
    }

    void readType(Element element, CheckedClass& out) {
        out.hasType = false;
        if (!element.has("type")) {
            return;
        }
        const std::string id = element.value("type");
        if (const auto type = m_model.vocabulary.findType(id)) {
            out.type = *type;
            out.hasType = true;
            return;
        }
        m_checker.reportUnknown(phrase("type"), id, element.valueWhere("type"), [&] {
            std::vector<std::string> known;
            for (const Type& type : m_model.vocabulary.types()) {
                known.push_back(type.id);
            }
            return known;
        });
    }

    /// Adds the default classes of types, for objects that a galaxy creates (S15).
    void makeDefaultClasses() {
        for (TypeIndex i = 0; i < m_model.vocabulary.types().size(); ++i) {
            const Type& type = m_model.vocabulary.types()[i];
            if (type.defaultClass.empty()) {
                continue;
            }
            if (const auto known = m_model.findClass(type.defaultClass)) {
                const CheckedClass& objectClass = m_model.classes[*known];
                if (objectClass.hasType && objectClass.type != i) {
                    m_checker.report(checkDiagnostics["check.default-class-type"], type.where,
                                     {type.defaultClass, type.id, m_model.vocabulary.types()[objectClass.type].id});
                }
                continue;
            }
            CheckedClass objectClass;
            objectClass.id = type.defaultClass;
            objectClass.type = i;
            objectClass.name = type.label;
            objectClass.visible = type.visible;
            objectClass.isGenerated = true;
            objectClass.where = objectClass.head = type.where;
            m_model.classNames.emplace(objectClass.id, static_cast<ClassIndex>(m_model.classes.size()));
            m_model.classes.push_back(std::move(objectClass));
        }
        for (const Duplicate& duplicate : m_duplicates) {
            offerName(duplicate);
        }
    }

    struct Duplicate {
        std::size_t diagnostic;
        std::string id;
        Location where;
    };

    void offerName(const Duplicate& duplicate) {
        for (int number = 2; number < 1000; ++number) {
            const std::string free = duplicate.id + "_" + std::to_string(number);
            if (!m_model.classNames.contains(free)) {
                m_checker.diagnostics[duplicate.diagnostic].fixes.push_back(
                    {phrase("rename to '{0}'", {free}), {{duplicate.where.file, duplicate.where.span, free}}});
                return;
            }
        }
    }

    void readBody(Element element, CheckedClass& out, ClassIndex index) {
        m_references.clear();
        out.duration = static_cast<std::uint32_t>(
            std::clamp<std::int64_t>(parseInteger(element.value("duration")).value_or(0), 0, 1'000'000'000));
        out.name = m_checker.textOf(element, "name", out.id);
        out.name = out.name.empty() ? out.id : out.name;
        out.description = m_checker.textOf(element, "description", out.id + "_DESC");
        out.icon = element.value("icon");
        out.visible = element.flag("visible", !out.hasType || m_model.vocabulary.types()[out.type].visible);
        for (const Element child : element.children()) {
            if (child.tag() == "property") {
                readProperty(child, out);
            } else if (child.tag() == "prerequisite") {
                addReference(child, "tech", "tech", out.prerequisites);
            } else if (child.tag() == "unlocks") {
                addReference(child, "class", {}, out.unlocks);
            }
        }
        const auto empire = m_model.vocabulary.findType("empire");
        m_checker.sourceScope = empire ? scopeOfType(m_model.vocabulary, *empire).value_or(globalScope) : globalScope;
        checkAvailability(m_checker, element, out);
        m_checker.sourceScope = out.hasType ? scopeOfSource(m_model.vocabulary, out.type) : globalScope;
        checkGroups(m_checker, element, out, index);
        m_checker.sourceScope = globalScope;
        if (!out.hasType) {
            for (CheckedGroup& group : out.groups) {
                group.isRunnable = false;
            }
        }
    }

    static void readGroupings(Element element, CheckedClass& out) {
        std::set<std::string, std::less<>> known;
        addGroupings(element.value("groupings"), known, out);
        for (const Element child : element.children()) {
            if (child.tag() == "groupings") {
                addGroupings(child.tree->text(child.index), known, out);
            }
        }
    }

    static void addGroupings(std::string_view text, std::set<std::string, std::less<>>& known, CheckedClass& out) {
        for (const std::string_view word : splitWords(text)) {
            countWork();
            if (known.emplace(word).second) {
                out.groupings.emplace_back(word);
            }
        }
    }

    void readProperty(Element element, CheckedClass& out) {
        const std::string id = element.value("name");
        const auto index = id.empty() ? std::nullopt : m_model.vocabulary.findProperty(id);
        if (!index) {
            if (!id.empty()) {
                m_checker.reportUnknown(phrase("property"), id, element.valueWhere("name"), [&] {
                    std::vector<std::string> known;
                    for (const Property& property : m_model.vocabulary.properties()) {
                        known.push_back(property.id);
                    }
                    return known;
                });
            }
            return;
        }
        const auto same = [&](const CheckedPropertyValue& value) { return value.property == *index; };
        const auto earlier = std::find_if(out.properties.begin(), out.properties.end(), same);
        if (earlier != out.properties.end()) {
            Diagnostic& diagnostic =
                m_checker.report(checkDiagnostics["check.repeated"], element.valueWhere("name"), {id});
            diagnostic.notes.push_back({earlier->where, phrase("the other one is here")});
            diagnostic.fixes.push_back(removalOf(element));
            return;
        }
        const Property& property = m_model.vocabulary.properties()[*index];
        if (!property.ofClass && out.hasType && !m_model.vocabulary.types()[out.type].hasProperty(*index)) {
            m_checker.report(checkDiagnostics["check.type-lacks"], element.valueWhere("name"),
                             {phrase("objects of the type '{0}'", {m_model.vocabulary.types()[out.type].id}),
                              phrase("property"), id});
            return;
        }
        if (!element.has("value")) {
            return;
        }
        const Location where = element.valueWhere("value");
        if (property.isRuntime) {
            m_checker.report(checkDiagnostics["check.given-in-play"], where, {id});
            return;
        }
        if (const auto value = m_checker.propertyConstant(property, element.value("value"), where)) {
            out.properties.push_back({*index, *value, where});
        }
    }

    void addReference(Element element, std::string_view attribute, std::string_view ofType,
                      std::vector<ClassIndex>& out) {
        const std::string id = element.value(attribute);
        const Location where = element.valueWhere(attribute);
        const auto found = id.empty() ? std::nullopt : m_checker.resolveClass(id, ofType, where);
        if (!found) {
            return;
        }
        countWork();
        if (m_references.emplace(&out, *found).second) {
            out.push_back(*found);
            return;
        }
        m_checker.report(checkDiagnostics["check.repeated"], where, {id}).fixes.push_back(removalOf(element));
    }

    /// The classes that addReference() added to each list of the current class.
    std::set<std::pair<const void*, ClassIndex>> m_references;
    Checker& m_checker;
    CheckedModel& m_model;
    std::vector<CheckMemory::Entry> m_elements;
    std::vector<Duplicate> m_duplicates;
};

/// Finds cycles of prerequisites among classes, and reports each cycle once.
void findCycles(Checker& checker) {
    enum class State : std::uint8_t { fresh, onPath, done };
    const ClassTable& classes = checker.model.classes;
    std::vector<State> states(classes.size(), State::fresh);
    struct Step {
        ClassIndex at;
        std::size_t next = 0;
    };
    std::vector<Step> path;
    for (ClassIndex start = 0; start < classes.size(); ++start) {
        if (states[start] == State::fresh) {
            path.push_back({start});
            states[start] = State::onPath;
        }
        while (!path.empty()) {
            Step& step = path.back();
            const auto& needed = classes.asRead(step.at).prerequisites;
            if (step.next == needed.size()) {
                states[step.at] = State::done;
                path.pop_back();
                continue;
            }
            const ClassIndex next = needed[step.next++];
            if (states[next] == State::fresh) {
                states[next] = State::onPath;
                path.push_back({next});
            } else if (states[next] == State::onPath) {
                std::string names;
                const auto first =
                    std::find_if(path.begin(), path.end(), [&](const Step& other) { return other.at == next; });
                for (auto it = first; it != path.end(); ++it) {
                    names += classes.asRead(it->at).id + " → ";
                }
                checker.report(checkDiagnostics["check.prerequisite-cycle"], classes.head(next),
                               {names + classes.asRead(next).id});
            }
        }
    }
}

} // namespace

void checkClasses(Checker& checker) {
    ClassReader reader(checker);
    reader.readNames();
    // Definitions may name classes, and class bodies may name definitions.
    checkDefinitions(checker);
    reader.readBodies();
    finishAvailability(checker.model, checker.memory);
    findCycles(checker);
}

} // namespace orrery::engine
