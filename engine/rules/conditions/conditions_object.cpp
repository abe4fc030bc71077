// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_object.h"

#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/object_phrase.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

constexpr ColumnId columnOf(Builtin builtin) {
    return {static_cast<std::uint16_t>(builtin)};
}

/// Matches candidates by the value of a column that every object has.
void setEqual(const ConditionCall& call, Builtin builtin, const Bitmap& among, TruthSet& out) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        out.missing = among;
        return;
    }
    out.yes = call.evaluator.equal(call.view, columnOf(builtin), wanted);
    out.yes &= among;
}

/// Evaluates candidates by their owners alone, once for each set of owners.
template <typename Judge>
void setByOwners(const ConditionCall& call, const Bitmap& among, TruthSet& out, Judge&& judge) {
    std::vector<std::int8_t> known(call.view.ownerSets->size(), -1);
    askEach(among, out, [&](Row row) {
        const auto index = static_cast<std::uint32_t>(call.view.builtin(Builtin::owners, row));
        if (known[index] < 0) {
            known[index] = static_cast<std::int8_t>(judge((*call.view.ownerSets)[index]));
        }
        return static_cast<Truth>(known[index]);
    });
}

/// The empires that an affiliation refers to.
struct Party {
    bool isUnknown = false;       ///< true for a named empire that does not exist, or an expression without a value
    std::span<const Row> empires; ///< the empires; empty: no one
    Row single = noRow;           ///< storage for a single empire
    bool has(Row empire) const { return std::find(empires.begin(), empires.end(), empire) != empires.end(); }
};

void findParty(const ConditionCall& call, Party& party) {
    const CompiledArgument& argument = call.argument(0);
    switch (argument.empire) {
    case EmpireMeant::none:
        return;
    case EmpireMeant::source:
        if (call.source != noRow) {
            party.empires = call.view.ownersOf(call.source);
        }
        return;
    case EmpireMeant::named:
        party.single = argument.checked ? call.evaluator.named(call.view, argument.checked->text) : noRow;
        party.isUnknown = party.single == noRow;
        break;
    case EmpireMeant::computed:
        const double empire = call.number(0);
        party.isUnknown = isMissing(empire);
        if (empire >= 0.0 && call.view.exists(static_cast<Row>(empire))) {
            party.single = static_cast<Row>(empire);
        } else {
            party.isUnknown = party.isUnknown || empire >= 0.0; // the empire was destroyed
        }
        if (party.single != noRow && call.view.model->vocabulary.findType("empire") != call.view.typeOf(party.single)) {
            party.empires = call.view.ownersOf(party.single);
            return;
        }
        break;
    }
    if (party.single != noRow) {
        party.empires = {&party.single, 1};
    }
}

bool isAlly(const View& view, const Party& party, Row empire) {
    const Row team = view.parent(empire);
    return party.has(empire) || (team != noRow && std::any_of(party.empires.begin(), party.empires.end(),
                                                              [&](Row one) { return view.parent(one) == team; }));
}

Truth judgeOwners(const ConditionCall& call, const Party& party, const std::vector<Row>& owners) {
    if (party.isUnknown) {
        return Truth::missing;
    }
    const std::string_view mode = affiliationModes[call.choice(1)];
    const bool isEnemies = mode.starts_with("enemies");
    if (party.empires.empty()) {
        return truthOf(owners.empty() != isEnemies);
    }
    const bool countsAllies = mode.starts_with("allies");
    const auto fits = [&](Row owner) {
        return countsAllies ? isAlly(call.view, party, owner) : party.has(owner) != isEnemies;
    };
    return truthOf(mode.ends_with("inclusive") ? std::any_of(owners.begin(), owners.end(), fits)
                                               : !owners.empty() && std::all_of(owners.begin(), owners.end(), fits));
}

/// Returns whether the party is among the owners; in the mode `inactive`, whether it is not (E6.3).
Truth judgeOwned(const ConditionCall& call, const Party& party, const std::vector<Row>& owners) {
    if (party.isUnknown) {
        return Truth::missing;
    }
    const bool isOwned = party.empires.empty()
                             ? owners.empty()
                             : std::any_of(owners.begin(), owners.end(), [&](Row owner) { return party.has(owner); });
    return truthOf(isOwned == (ownedModes[call.choice(1)] == "active"));
}

Phrase wantedOwners(const ConditionCall& call, const Party& party) {
    const std::string_view mode = affiliationModes[call.choice(1)];
    const bool isEnemies = mode.starts_with("enemies");
    if (party.empires.empty()) {
        return isEnemies ? phrase("owned by anyone") : phrase("owned by no one");
    }
    const Phrase whose = ownersText(call.view, {party.empires.begin(), party.empires.end()});
    const Phrase who = isEnemies                    ? phrase("an enemy of {0}", {whose})
                       : mode.starts_with("allies") ? phrase("an ally of {0}", {whose})
                                                    : whose;
    return mode.ends_with("inclusive") ? phrase("an owner that is {0}", {who})
                                       : phrase("only owners that are {0}", {who});
}

/// A test of an empire and a class: whether the empire has the class, or may build it.
using EmpireQuestion = bool (Evaluator::*)(const View&, Row, ClassIndex);

Truth judgeAny(const ConditionCall& call, EmpireQuestion question, double wanted, const std::vector<Row>& owners) {
    if (isMissing(wanted)) {
        return Truth::missing;
    }
    return truthOf(wanted >= 0.0 && std::any_of(owners.begin(), owners.end(), [&](Row owner) {
                       return (call.evaluator.*question)(call.view, owner, static_cast<ClassIndex>(wanted));
                   }));
}

/// Returns the empires to test for an object: its owners, or the object itself if it is an empire.
const std::vector<Row>& knowersOf(const ConditionCall& call, Row row) {
    const bool isEmpire = call.view.model->vocabulary.findType("empire") == call.view.typeOf(row);
    return isEmpire ? call.evaluator.single(row) : call.view.ownersOf(row);
}

/// Texts for verdicts about owners: {0} the object, {1} the requirement, {2} its owners.
struct OwnerWords {
    std::string_view own; ///< text for an empire itself
    std::string_view ownNot;
    std::string_view someone;
    std::string_view nobody;
    std::string_view wanted;
};
constexpr OwnerWords knowing{inPhrase("{0} has {1}"), inPhrase("{0} has no {1}"),
                             inPhrase("an owner of {0} ({2}) has it"), inPhrase("no owner of {0} ({2}) has it"),
                             inPhrase("an owner that has {1}")};
constexpr OwnerWords building{inPhrase("{0} can build {1}"), inPhrase("{0} cannot build {1}"),
                              inPhrase("an owner of {0} ({2}) can build it"),
                              inPhrase("no owner of {0} ({2}) can build it"), inPhrase("an owner that can build {1}")};

Truth ownersOne(const ConditionCall& call, EmpireQuestion question, const OwnerWords& words, Row candidate,
                Verdict* why) {
    const double wanted = call.number(0);
    const std::vector<Row> owners = knowersOf(call, candidate);
    const Truth answer = judgeAny(call, question, wanted, owners);
    if (!why) {
        return answer;
    }
    if (answer == Truth::missing) {
        return sayMissing(why, call, 0);
    }
    const std::vector<Phrase> args{objectPhrase(call.view, candidate), classText(call.view, wanted),
                                   ownersText(call.view, owners)};
    if (owners == std::vector<Row>{candidate}) {
        return say(why, answer, phrase(answer == Truth::yes ? words.own : words.ownNot, args), args[1]);
    }
    return say(why, answer,
               owners.empty() ? phrase("has no owner")
                              : phrase(answer == Truth::yes ? words.someone : words.nobody, args),
               phrase(words.wanted, args));
}

void ownersSet(const ConditionCall& call, EmpireQuestion question, const Bitmap& among, TruthSet& out) {
    const double wanted = call.number(0);
    const auto judge = [&](const std::vector<Row>& owners) { return judgeAny(call, question, wanted, owners); };
    setByOwners(call, among, out, judge);
    const auto empire = call.view.model->vocabulary.findType("empire");
    if (!empire) {
        return;
    }
    Bitmap empires = call.evaluator.equal(call.view, columnOf(Builtin::objectType), *empire);
    empires &= among;
    empires.forEach([&](Row row) {
        const Truth truth = judge({row});
        out.yes.reset(row);
        out.missing.reset(row);
        if (truth != Truth::no) {
            (truth == Truth::yes ? out.yes : out.missing).set(row);
        }
    });
}

} // namespace

Truth affiliationOne(const ConditionCall& call, Row candidate, Verdict* why) {
    Party party;
    findParty(call, party);
    const std::vector<Row>& owners = call.view.ownersOf(candidate);
    const Truth answer = judgeOwners(call, party, owners);
    if (!why) {
        return answer;
    }
    if (party.isUnknown) {
        const CheckedArgument* checked = call.argument(0).checked;
        return say(why, answer, phrase("there is no empire '{0}'", {checked ? checked->text : std::string()}),
                   phrase("an empire to compare owners with"));
    }
    return say(why, answer, phrase("is owned by {0}", {ownersText(call.view, owners)}), wantedOwners(call, party));
}

void affiliationSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    Party party;
    findParty(call, party);
    setByOwners(call, among, out, [&](const std::vector<Row>& owners) { return judgeOwners(call, party, owners); });
}

Truth hasSpecialOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        return sayMissing(why, call, 0);
    }
    bool has = false;
    for (const Row attached : call.evaluator.attached(call.view, candidate)) {
        has |= call.view.builtin(Builtin::objectClass, attached) == wanted;
    }
    return why ? say(why, truthOf(has),
                     phrase(has ? inPhrase("has {0}") : inPhrase("has no {0}"), {classText(call.view, wanted)}),
                     classText(call.view, wanted))
               : truthOf(has);
}

void hasSpecialSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        out.missing = among;
        return;
    }
    call.evaluator.equal(call.view, columnOf(Builtin::objectClass), wanted).forEach([&](Row special) {
        const Row host = call.view.parent(special);
        if (host != noRow && among.test(host)) {
            out.yes.set(host);
        }
    });
}

Truth objectClassOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        return sayMissing(why, call, 0);
    }
    const double own = call.view.builtin(Builtin::objectClass, candidate);
    return why ? say(why, truthOf(own == wanted), phrase("is of class {0}", {classText(call.view, own)}),
                     phrase("class {0}", {classText(call.view, wanted)}))
               : truthOf(own == wanted);
}

void objectClassSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setEqual(call, Builtin::objectClass, among, out);
}

Truth objectTypeOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        return sayMissing(why, call, 0);
    }
    const double own = call.view.builtin(Builtin::objectType, candidate);
    return why ? say(why, truthOf(own == wanted), phrase("is of type {0}", {typeText(call.view, own)}),
                     phrase("type {0}", {typeText(call.view, wanted)}))
               : truthOf(own == wanted);
}

void objectTypeSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setEqual(call, Builtin::objectType, among, out);
}

Truth ownedByOne(const ConditionCall& call, Row candidate, Verdict* why) {
    Party party;
    findParty(call, party);
    const std::vector<Row>& owners = call.view.ownersOf(candidate);
    const Truth answer = judgeOwned(call, party, owners);
    if (!why) {
        return answer;
    }
    if (party.isUnknown) {
        const CheckedArgument* checked = call.argument(0).checked;
        return say(why, answer,
                   phrase("'{0}' does not evaluate to an empire", {checked ? checked->text : std::string()}),
                   phrase("an empire to compare owners with"));
    }
    const Phrase whose = ownersText(call.view, {party.empires.begin(), party.empires.end()});
    return say(why, answer, phrase("is owned by {0}", {ownersText(call.view, owners)}),
               phrase(ownedModes[call.choice(1)] == "active" ? inPhrase("owned by {0}") : inPhrase("not owned by {0}"),
                      {whose}));
}

void ownedBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    Party party;
    findParty(call, party);
    setByOwners(call, among, out, [&](const std::vector<Row>& owners) { return judgeOwned(call, party, owners); });
}

Truth ownerCanBuildOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return ownersOne(call, &Evaluator::empireCanBuild, building, candidate, why);
}

void ownerCanBuildSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    ownersSet(call, &Evaluator::empireCanBuild, among, out);
}

Truth ownerHasTechOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return ownersOne(call, &Evaluator::empireHas, knowing, candidate, why);
}

void ownerHasTechSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    ownersSet(call, &Evaluator::empireHas, among, out);
}

} // namespace orrery::engine::conditions
