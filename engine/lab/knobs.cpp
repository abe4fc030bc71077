// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/knobs.h"

#include "engine/content/constants.h"
#include "engine/content/structure.h"
#include "engine/lab/mutants.h"
#include "engine/syntax/xml_edit.h"

#include <array>
#include <utility>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(KnobKind::count_)> kindNames{"class", "group", "number",
                                                                                             "constant"};

/// Adds the constants that are numbers.
void addConstants(const ParsedProject& project, std::vector<Knob>& knobs) {
    for (const Element vocabulary : project.topLevel("vocabulary")) {
        if (project.sources.files[vocabulary.where().file.value].isShipped) {
            continue;
        }
        for (const Element define : vocabulary.children()) {
            const auto number = define.tag() == "define" && define.flag("enabled", true)
                                    ? parseNumber(define.value("value"))
                                    : std::nullopt;
            if (!number || *number == 0.0) {
                continue;
            }
            const std::string more = numberText(aTenthMore(*number));
            if (auto edit = setAttribute(*define.tree, define.index, "value", more)) {
                knobs.push_back({KnobKind::constant,
                                 define.value("id"),
                                 define.where(),
                                 phrase("{0} instead of {1}", {more, numberText(*number)}),
                                 {std::move(*edit)}});
            }
        }
    }
}

/// Adds a class with several groups: the removal of all of them.
void addClass(const std::string& id, const std::vector<const Mutant*>& groups, std::vector<Knob>& knobs) {
    if (groups.size() < 2) {
        return; // its only group says the same
    }
    Knob knob{KnobKind::objectClass, id, groups.front()->where, phrase("no group of the class fires"), {}};
    for (const Mutant* const group : groups) {
        knob.edits.insert(knob.edits.end(), group->edits.begin(), group->edits.end());
    }
    knobs.push_back(std::move(knob));
}

} // namespace

std::string_view knobKindName(KnobKind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

std::vector<Knob> knobsOf(const ParsedProject& project, const Vocabulary& vocabulary) {
    std::vector<Knob> knobs;
    addConstants(project, knobs);
    const std::vector<Mutant> mutants = mutantsOf(project, vocabulary);
    std::string objectClass;
    std::vector<const Mutant*> groups; // of this class
    for (const Mutant& mutant : mutants) {
        const std::string id = mutant.group.substr(0, mutant.group.find('/'));
        if (id != objectClass) {
            addClass(objectClass, std::exchange(groups, {}), knobs);
            objectClass = id;
        }
        if (mutant.kind == MutantKind::groupOff) {
            groups.push_back(&mutant);
            knobs.push_back({KnobKind::group, mutant.group, mutant.where, mutant.sentence, mutant.edits});
        } else if (mutant.kind == MutantKind::scaled) {
            knobs.push_back({KnobKind::number, mutant.group, mutant.where, mutant.sentence, mutant.edits});
        }
    }
    addClass(objectClass, groups, knobs);
    return knobs;
}

} // namespace orrery::engine
