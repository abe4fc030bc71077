// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions_object.h"

#include "engine/rules/condition_tools.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

constexpr ColumnId columnOf(Builtin builtin) {
    return {static_cast<std::uint16_t>(builtin)};
}

/// Matches by the value of a column that every object has.
void setEqual(const ConditionCall& call, Builtin builtin, const Bitmap& among, TruthSet& out) {
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        out.missing = among;
        return;
    }
    out.yes = call.evaluator.equal(call.view, columnOf(builtin), wanted);
    out.yes &= among;
}

/// Answers by the owners alone, each set of owners once.
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

/// Whose affairs an affiliation speaks of.
struct Party {
    bool isUnknown = false;       ///< a named empire that is not in the game, or an expression without a value
    std::span<const Row> empires; ///< empty: no one
    Row single = noRow;           ///< room for one of them
    bool has(Row empire) const { return std::find(empires.begin(), empires.end(), empire) != empires.end(); }
};

void findParty(const ConditionCall& call, Party& party) {
    const CompiledArgument& argument = call.argument(0);
    switch (argument.empire) {
    case EmpireMeant::none:
        return;
    case EmpireMeant::source:
        if (call.source != noRow) {
            party.empires = ownersOf(call.view, call.source);
        }
        return;
    case EmpireMeant::named:
        party.single = argument.checked ? call.evaluator.named(call.view, argument.checked->text) : noRow;
        party.isUnknown = party.single == noRow;
        break;
    case EmpireMeant::computed:
        const double empire = call.number(0);
        party.isUnknown = isMissing(empire);
        if (empire >= 0.0 && empire < static_cast<double>(call.view.rowCount)) {
            party.single = static_cast<Row>(empire);
        }
        if (party.single != noRow && call.view.model->vocabulary.findType("empire") != call.view.typeOf(party.single)) {
            party.empires = ownersOf(call.view, party.single);
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

/// E6.3: whether the party is among the owners, or whether it is not.
Truth judgeOwned(const ConditionCall& call, const Party& party, const std::vector<Row>& owners) {
    if (party.isUnknown) {
        return Truth::missing;
    }
    const bool isOwned = party.empires.empty()
                             ? owners.empty()
                             : std::any_of(owners.begin(), owners.end(), [&](Row owner) { return party.has(owner); });
    return truthOf(isOwned == (ownedModes[call.choice(1)] == "active"));
}

std::string wantedOwners(const ConditionCall& call, const Party& party) {
    const std::string_view mode = affiliationModes[call.choice(1)];
    const bool isEnemies = mode.starts_with("enemies");
    if (party.empires.empty()) {
        return isEnemies ? "owned by anyone" : "owned by no one";
    }
    const std::string whose = ownersText(call.view, {party.empires.begin(), party.empires.end()});
    const std::string who = isEnemies                    ? "an enemy of " + whose
                            : mode.starts_with("allies") ? "an ally of " + whose
                                                         : whose;
    return mode.ends_with("inclusive") ? "an owner that is " + who : "owners that each are " + who;
}

/// What the owners of an object know or may build.
using EmpireQuestion = bool (Evaluator::*)(const View&, Row, ClassIndex);

Truth judgeAny(const ConditionCall& call, EmpireQuestion question, double wanted, const std::vector<Row>& owners) {
    if (isMissing(wanted)) {
        return Truth::missing;
    }
    return truthOf(wanted >= 0.0 && std::any_of(owners.begin(), owners.end(), [&](Row owner) {
                       return (call.evaluator.*question)(call.view, owner, static_cast<ClassIndex>(wanted));
                   }));
}

/// Whose knowledge an object is asked about: its owners'; an empire is asked about its own.
const std::vector<Row>& knowersOf(const ConditionCall& call, Row row) {
    const bool isEmpire = call.view.model->vocabulary.findType("empire") == call.view.typeOf(row);
    return isEmpire ? call.evaluator.single(row) : ownersOf(call.view, row);
}

Truth ownersOne(const ConditionCall& call, EmpireQuestion question, const char* verb, Row candidate, Verdict* why) {
    const double wanted = call.number(0);
    const std::vector<Row> owners = knowersOf(call, candidate);
    const Truth answer = judgeAny(call, question, wanted, owners);
    if (!why) {
        return answer;
    }
    if (answer == Truth::missing) {
        return sayMissing(why, call, 0);
    }
    if (owners == std::vector<Row>{candidate}) {
        const std::string name = call.view.nameOf(candidate);
        const std::string what = classText(call.view, wanted);
        const std::string hasNot = verb == std::string_view("has") ? " has no " : " cannot build ";
        return say(why, answer, name + (answer == Truth::yes ? " " + std::string(verb) + " " : hasNot) + what, what);
    }
    return say(why, answer,
               owners.empty() ? std::string("has no owner")
                              : std::string(answer == Truth::yes ? "an owner" : "no owner") + " of " +
                                    call.view.nameOf(candidate) + " (" + ownersText(call.view, owners) + ") " + verb,
               std::string("an owner that ") + verb + " " + classText(call.view, wanted));
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
    const std::vector<Row>& owners = ownersOf(call.view, candidate);
    const Truth answer = judgeOwners(call, party, owners);
    if (!why) {
        return answer;
    }
    if (party.isUnknown) {
        const CheckedArgument* checked = call.argument(0).checked;
        return say(why, answer, "there is no empire '" + (checked ? checked->text : std::string()) + "'",
                   "an empire to compare owners with");
    }
    return say(why, answer, "is owned by " + ownersText(call.view, owners), wantedOwners(call, party));
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
    return why ? say(why, truthOf(has), std::string(has ? "has " : "has no ") + classText(call.view, wanted),
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
    return why ? say(why, truthOf(own == wanted), "is of class " + classText(call.view, own),
                     "class " + classText(call.view, wanted))
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
    return why ? say(why, truthOf(own == wanted), "is of type " + typeText(call.view, own),
                     "type " + typeText(call.view, wanted))
               : truthOf(own == wanted);
}

void objectTypeSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setEqual(call, Builtin::objectType, among, out);
}

Truth ownedByOne(const ConditionCall& call, Row candidate, Verdict* why) {
    Party party;
    findParty(call, party);
    const std::vector<Row>& owners = ownersOf(call.view, candidate);
    const Truth answer = judgeOwned(call, party, owners);
    if (!why) {
        return answer;
    }
    if (party.isUnknown) {
        const CheckedArgument* checked = call.argument(0).checked;
        return say(why, answer, "no empire is given by '" + (checked ? checked->text : std::string()) + "'",
                   "an empire to compare owners with");
    }
    const std::string whose = ownersText(call.view, {party.empires.begin(), party.empires.end()});
    return say(why, answer, "is owned by " + ownersText(call.view, owners),
               (ownedModes[call.choice(1)] == "active" ? "owned by " : "not owned by ") + whose);
}

void ownedBySet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    Party party;
    findParty(call, party);
    setByOwners(call, among, out, [&](const std::vector<Row>& owners) { return judgeOwned(call, party, owners); });
}

Truth ownerCanBuildOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return ownersOne(call, &Evaluator::empireCanBuild, "can build", candidate, why);
}

void ownerCanBuildSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    ownersSet(call, &Evaluator::empireCanBuild, among, out);
}

Truth ownerHasTechOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return ownersOne(call, &Evaluator::empireHas, "has", candidate, why);
}

void ownerHasTechSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    ownersSet(call, &Evaluator::empireHas, among, out);
}

} // namespace orrery::engine::conditions
