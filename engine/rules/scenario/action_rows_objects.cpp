// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of scenario conditions that change objects (S8). All changes go through the timeline, so listeners can
// respond.
#include "engine/rules/scenario/scenario_rows.h"
#include "engine/rules/scenario/watch_parameters.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/timeline.h"
#include "engine/turn/watch_call.h"
#include "engine/universe/chance.h"
#include "engine/universe/class_list.h"
#include "engine/universe/scenario.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

Phrase absent(const ActionCall& call, std::string_view name) {
    return call.view().exists(call.object(name)) ? Phrase()
                                                 : phrase("'{0}' is not in the game", {call.arguments.text(name)});
}
Phrase objectAbsent(const ActionCall& call) {
    return absent(call, "object");
}
ColumnId builtin(const ActionCall& call, Builtin which) {
    return call.run.program.model->layout.builtin(which);
}
RowListRef listOf(Row row) {
    return std::make_shared<const RowList>(1, row);
}

constexpr std::array createParameters{
    ParameterSpec{.name = "class",
                  .kind = ParameterKind::objectClass,
                  .required = true,
                  .label = "Class",
                  .help = "The id of a class."},
    ParameterSpec{.name = "on",
                  .kind = ParameterKind::objectName,
                  .label = "On",
                  .help = "The object to attach it to, or to place it beside. Default: none."},
    ParameterSpec{.name = "name", .kind = ParameterKind::newObject, .label = "Name", .help = "The new object's name."}};
Phrase cannotCreate(const ActionCall& call) {
    return call.arguments.isGiven("on") ? absent(call, "on") : Phrase();
}
/// Returns the birth key of an object that an action creates. The key depends on the scenario, condition, action and
/// turn. It also depends on how often the action ran earlier in the turn. Other conditions and actions do not affect it
/// (E5.10).
std::uint64_t keyOf(const ActionCall& call) {
    std::uint64_t key = joinKeys(stableHash("scenario action"), stableHash(call.scenario.checked->stableName()));
    key = joinKeys(joinKeys(key, stableHash(call.condition.stableName())), call.place);
    return joinKeys(joinKeys(key, call.run.view().turn), call.before);
}
/// Reports why an action cannot place an object. The cause is an error in the scenario, as for <place>.
void reportPlan(const ActionCall& call, const std::vector<Diagnostic>& why) {
    call.wish->fails = why.empty() ? phrase("it cannot be placed there") : why.front().sentence();
    if (!why.empty()) {
        logFault(call.run.writer, *why.front().spec, call.action.checked->where, noFiring, noRow, why.front().args);
    }
}
/// Returns the host for a new object: the given object, or the nearest object above it that accepts the type.
Row standOf(const View& view, TypeIndex type, Row on) {
    const std::vector<TypeIndex>& hosts = view.model->vocabulary.types()[type].attachedTo;
    constexpr int highestTree = 64; // limits the climb, because content may write attachments in a cycle
    Row row = on;
    for (int height = 0; row != noRow && view.exists(row) && height < highestTree; ++height) {
        if (std::ranges::find(hosts, view.typeOf(row)) != hosts.end()) {
            return row;
        }
        row = view.parent(row);
    }
    return on;
}
void create(const ActionCall& call) {
    Placement placement{.objectClass = static_cast<ClassIndex>(call.number("class")),
                        .name = std::string(call.arguments.text("name")),
                        .where = call.action.checked->where};
    const View view = call.view();
    const Row on = call.object("on");
    const TypeIndex type = view.model->classes[placement.objectClass].type;
    const Row stand = call.arguments.isGiven("on") ? standOf(view, type, on) : noRow;
    if (stand != noRow) {
        placement.on = "#" + std::to_string(stand);
    }
    std::vector<Diagnostic> why;
    auto planned = plannedObject(placement, call.run.writer, why);
    if (!planned) {
        reportPlan(call, why);
        return;
    }
    if (stand != on && stand != noRow) { // the new object gets the owners of the named object
        planned->owners = static_cast<std::uint32_t>(call.view().builtin(Builtin::owners, on));
    }
    planned->birthKey = keyOf(call);
    Proposal proposal(call.cause);
    proposal.create(std::move(*planned), noRow);
    call.run.timeline->apply(std::move(proposal));
}

constexpr std::array objectOnly{subjectParameter};
void destroy(const ActionCall& call) {
    Proposal proposal(call.cause);
    proposal.destroy(call.object("object"));
    call.run.timeline->apply(std::move(proposal));
}

constexpr std::array moveParameters{subjectParameter, ParameterSpec{.name = "to",
                                                                    .kind = ParameterKind::objectName,
                                                                    .required = true,
                                                                    .label = "Destination",
                                                                    .help = "The object to move to."}};
Phrase cannotMove(const ActionCall& call) {
    for (const std::string_view name : {"object", "to"}) {
        if (Phrase why = absent(call, name); !why.empty()) {
            return why;
        }
        if (call.view().builtin(Builtin::positioned, call.object(name)) == 0.0) {
            return phrase("'{0}' has no position", {call.arguments.text(name)});
        }
    }
    return {};
}
void move(const ActionCall& call) {
    const View view = call.view();
    const Row to = call.object("to");
    const double system = view.builtin(Builtin::system, to);
    Proposal proposal(call.cause);
    proposal.move(call.object("object"), {.x = view.builtin(Builtin::x, to),
                                          .y = view.builtin(Builtin::y, to),
                                          .system = system < 0.0 ? noRow : static_cast<Row>(system)});
    call.run.timeline->apply(std::move(proposal));
}

constexpr std::array setOwnerParameters{subjectParameter,
                                        ParameterSpec{.name = "empire",
                                                      .kind = ParameterKind::empire,
                                                      .choices = noneOnly,
                                                      .required = true,
                                                      .label = "Empire",
                                                      .help = "The id of an empire, or none for nobody."}};
Phrase cannotOwn(const ActionCall& call) {
    if (Phrase why = objectAbsent(call); !why.empty()) {
        return why;
    }
    const View view = call.view();
    if (view.model->vocabulary.findType("system") == view.typeOf(call.object("object"))) {
        return phrase("the owners of a system are those of its planets");
    }
    return call.arguments.text("empire") == "none" || call.empire("empire") != noRow
               ? Phrase()
               : phrase("the empire '{0}' is not in the game", {call.arguments.text("empire")});
}
void setOwner(const ActionCall& call) {
    const Row empire = call.empire("empire");
    const std::vector<Row> owners = empire == noRow ? std::vector<Row>{} : std::vector<Row>{empire};
    Proposal proposal(call.cause);
    proposal.set(builtin(call, Builtin::owners), call.object("object"), call.run.writer.internOwners(owners));
    call.run.timeline->apply(std::move(proposal));
}

constexpr std::array setTargetParameters{subjectParameter, ParameterSpec{.name = "target",
                                                                         .kind = ParameterKind::objectName,
                                                                         .required = true,
                                                                         .label = "Target",
                                                                         .help = "The object to aim at."}};
Phrase cannotAim(const ActionCall& call) {
    const Phrase why = objectAbsent(call);
    return why.empty() ? absent(call, "target") : why;
}
void setTarget(const ActionCall& call) {
    Proposal proposal(call.cause);
    proposal.set(builtin(call, Builtin::target), call.object("object"), call.object("target"));
    call.run.timeline->apply(std::move(proposal));
}

/// Returns the statement that creates an initial object.
const CheckedStatement* statementOf(const CheckedScenario& scenario, std::uint32_t initial) {
    for (const CheckedStatement& statement : scenario.statements) {
        if (statement.isInitial() && initial-- == 0) {
            return &statement;
        }
    }
    return nullptr;
}
/// Returns the number of the initial object that the action refers to; nullopt if it refers to none.
std::optional<std::uint32_t> initialOf(const ActionCall& call) {
    const ObjectReference& own = call.arguments.references.front();
    const ObjectReference& reference = own.kind == ReferenceKind::subject  ? call.condition.subject
                                       : own.kind == ReferenceKind::direct ? call.condition.direct
                                                                           : own;
    return reference.kind == ReferenceKind::initial ? std::optional(reference.number) : std::nullopt;
}
Phrase cannotReveal(const ActionCall& call) {
    const std::vector<Row>& initials = call.run.writer.universe().agenda().initials;
    const auto initial = initialOf(call);
    const bool isHidden = initial && *initial < initials.size() && initials[*initial] == noRow &&
                          statementOf(*call.scenario.checked, *initial)->isHidden;
    return isHidden ? Phrase() : phrase("'{0}' is no longer hidden", {call.arguments.text("object")});
}
void reveal(const ActionCall& call) {
    const std::uint32_t initial = *initialOf(call);
    const CheckedStatement& statement = *statementOf(*call.scenario.checked, initial);
    std::vector<Diagnostic> why;
    auto planned = plannedObject(statement, call.run.writer, why);
    if (!planned) {
        reportPlan(call, why);
        return;
    }
    Proposal proposal(call.cause);
    proposal.create(std::move(*planned), noRow);
    const std::vector<Row> made = call.run.timeline->apply(std::move(proposal));
    if (made.empty()) { // a group cancelled the creation (T8), or there is no room; the trace shows both
        return;
    }
    call.editAgenda([&](Agenda& agenda) { agenda.initials[initial] = made.front(); });
    Proposal properties(call.cause);
    for (const GivenValue& value : statement.values) {
        properties.set(value.column, made.front(), columnValue(value, call.run.writer));
    }
    if (!properties.changes().empty()) {
        call.run.timeline->apply(std::move(properties));
    }
}

constexpr std::array fireParameters{
    ParameterSpec{.name = "group",
                  .kind = ParameterKind::group,
                  .label = "Group",
                  .help = "The group to fire, as CLASS/group. Omit it if the effects are inside the element."},
    ParameterSpec{.name = "on",
                  .kind = ParameterKind::objectName,
                  .fallback = "subject",
                  .label = "On",
                  .help = "The object to fire on. Default: the condition's subject."}};
/// Returns the holder for which a group fires. Effects inside the action fire for the game object. A group of a class
/// fires for its target if that has the class. Otherwise it fires for the oldest object of the class.
Row holderOf(const ActionCall& call) {
    const View view = call.view();
    const ClassIndex wanted = call.action.checked->group->first;
    if (call.scenario.checked->ownClass == wanted) {
        return call.arguments.roles.game;
    }
    const Row on = call.object("on");
    if (on != noRow && carries(view, on, wanted)) {
        return on;
    }
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && carries(view, row, wanted)) {
            return row;
        }
    }
    return noRow;
}
Phrase cannotFire(const ActionCall& call) {
    if (Phrase why = absent(call, "on"); !why.empty()) {
        return why;
    }
    const CheckedGroup& checked = call.run.program.checkedGroup(*call.action.group);
    if (!checked.enabled) {
        return phrase("the group is switched off");
    }
    if (!checked.isRunnable) {
        return phrase("the group has errors and is skipped");
    }
    const Row holder = holderOf(call);
    if (holder == noRow) {
        return phrase("no object in the game has the group");
    }
    const CompiledGroup& group = call.run.program.groups[*call.action.group];
    return sourceOf(call.view(), group, holder) != noRow ? Phrase() : phrase("the group has no source"); // see E2.8
}
void fire(const ActionCall& call) {
    call.run.timeline->call(*call.action.group, holderOf(call), listOf(call.object("on")), call.cause.firing);
}

constexpr std::array table{
    ActionSpec{.tag = "create",
               .label = "Create",
               .help = "Creates an object, as <place> does.",
               .sentence = "create {class}[ named {name}][ on {on}]",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><create class="SHP_SCOUT" on="Sol III" name="Relief"/>)"
                          "</condition>",
               .parameters = createParameters,
               .unable = cannotCreate,
               .act = create},
    ActionSpec{.tag = "destroy",
               .label = "Destroy",
               .help = "Destroys an object and everything attached to it.",
               .sentence = "destroy {object}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><destroy/></condition>)",
               .parameters = objectOnly,
               .unable = objectAbsent,
               .act = destroy},
    ActionSpec{.tag = "fire",
               .label = "Fire",
               .help = "Fires a group, or the effects inside the element, on an object. Bare names refer to that "
                       "object, and Source to the game object. Current meters change at once, within their bounds and "
                       "maximums. Maximums cannot be changed here, because they are rebuilt each turn.",
               .sentence = "fire[ group {group}] on {on}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><fire><set-owner empire="none"/></fire>)"
                          "</condition>",
               .parameters = fireParameters,
               .holdsEffects = true,
               .unable = cannotFire,
               .act = fire},
    ActionSpec{.tag = "move",
               .label = "Move",
               .help = "Moves an object, with everything attached to it, to the position of another object.",
               .sentence = "move {object} to {to}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><move to="Vega I"/></condition>)",
               .parameters = moveParameters,
               .unable = cannotMove,
               .act = move},
    ActionSpec{.tag = "reveal",
               .label = "Reveal",
               .help = "Brings an object into the game that the scenario has hidden since the start.",
               .sentence = "reveal {object}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4"><reveal object="Hidden"/></condition>)",
               .parameters = objectOnly,
               .unable = cannotReveal,
               .act = reveal},
    ActionSpec{.tag = "set-owner",
               .label = "Set owner",
               .help = "Gives an object to an empire, or to nobody.",
               .sentence = "set owner of {object} to {empire}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><set-owner empire="Vegans"/></condition>)",
               .parameters = setOwnerParameters,
               .unable = cannotOwn,
               .act = setOwner},
    ActionSpec{.tag = "set-target",
               .label = "Set target",
               .help = "Sets the target of an object.",
               .sentence = "set target of {object} to {target}",
               .requirement = "S8",
               .example = R"(<condition when="turn > 4" subject="Sol III"><set-target target="Vega I"/></condition>)",
               .parameters = setTargetParameters,
               .unable = cannotAim,
               .act = setTarget},
};
static_assert(areProperActions(table));

} // namespace

std::span<const ActionSpec> actionsOfObjects() {
    return table;
}

} // namespace orrery::engine
