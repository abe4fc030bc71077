// SPDX-License-Identifier: GPL-3.0-or-later
// Classes and definitions without references (I3.7). Users choose scenarios, so no scenario counts as unused.
#include "engine/lint/lint_diagnostics.h"
#include "engine/lint/questions.h"
#include "engine/lint/words.h"

#include <algorithm>
#include <string>

namespace orrery::engine {

namespace {

using Words = std::set<std::string, std::less<>>;

/// Returns whether objects get the classes of a type through a property, such as the specials of a planet. Then the
/// game or a scenario can give any of them to an object.
bool isLent(const Vocabulary& vocabulary, std::string_view type) {
    return std::ranges::any_of(vocabulary.types(), [&](const Type& one) {
        return std::ranges::any_of(one.lends, [&](const Lending& lending) {
            return vocabulary.classTypeOf(vocabulary.properties()[lending.property]) == type;
        });
    });
}

/// Returns the reason why no empire can obtain the class unless content grants it. Returns an empty text if an empire
/// can obtain it.
std::string_view whyNobody(const Vocabulary& vocabulary, const CheckedClass& objectClass) {
    if (objectClass.availability.flag >= 0) {
        return inPhrase("no empire can produce or research it");
    }
    constexpr std::string_view special = "special";
    return objectClass.hasType && vocabulary.types()[objectClass.type].id == special && !isLent(vocabulary, special)
               ? inPhrase("specials are neither produced nor researched")
               : std::string_view();
}

} // namespace

void askClasses(const LintCall& call) {
    Words candidates;
    for (const CheckedClass& objectClass : call.model.classes) {
        if (!objectClass.isGenerated && call.isOwn(objectClass.where) &&
            !whyNobody(call.model.vocabulary, objectClass).empty()) {
            candidates.insert(objectClass.id);
        }
    }
    const Words named = wordsNamed(call.project, candidates, [](const WordPlace& place) {
        return !(place.tag == "class" && place.attribute == "id") && place.tag != "string";
    });
    for (const CheckedClass& objectClass : call.model.classes) {
        if (candidates.contains(objectClass.id) && !named.contains(objectClass.id)) {
            call.report(lintDiagnostics["lint.unused-class"], objectClass.head,
                        {objectClass.id, phrase(whyNobody(call.model.vocabulary, objectClass))});
        }
    }
}

void askDefinitions(const LintCall& call) {
    struct Definition {
        std::string_view kind;
        std::string name;
        Location where;
    };
    const Language& language = call.model.language;
    std::vector<Definition> all;
    const auto add = [&](std::string_view kind, const std::string& name, Location where) {
        if (call.isOwn(where)) {
            all.push_back({kind, name, where});
        }
    };
    for (const CheckedDefine& define : language.defines) {
        add(inPhrase("constant"), define.id, define.where);
    }
    for (const CheckedVariable& variable : language.variables) {
        if (variable.channel != ChannelDirection::out) { // a meter or a property receives the value of an out variable
            add(inPhrase("variable"), variable.name, variable.where);
        }
    }
    for (const CheckedFunction& function : language.functions) {
        add(inPhrase("function"), function.id, function.where);
    }
    for (const CheckedAggregate& aggregate : language.aggregates) {
        add(inPhrase("aggregate"), aggregate.id, aggregate.where);
    }
    for (const CheckedTable& table : language.tables) {
        add(inPhrase("table"), table.id, table.where);
    }
    Words words;
    for (const Definition& definition : all) {
        words.insert(definition.name);
    }
    const Words named = wordsNamed(call.project, words, [](const WordPlace& place) {
        const bool isDeclared = place.attribute == "id" || (place.tag == "variable" && place.attribute == "name");
        const bool isWritten = place.attribute == "variable"; // modifiers and channels
        const bool isTold = place.attribute == "help" || place.attribute == "explanation" || place.attribute == "label";
        return !isDeclared && !isWritten && !isTold; // other strings may be messages, which read values
    });
    for (const Definition& definition : all) {
        if (!named.contains(definition.name)) {
            call.report(lintDiagnostics["lint.unused-definition"], definition.where,
                        {phrase(definition.kind), definition.name});
        }
    }
}

} // namespace orrery::engine
