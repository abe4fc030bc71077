// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that create and destroy objects, and effects that change their owners.
#include "engine/rules/effects/effect_rows.h"
#include "engine/rules/effects/object_making.h"
#include "engine/turn/effect_arguments.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 3> aims{"none", "source", "object"};
constexpr double aimsAtSource = 1.0; // indices in `aims`
constexpr double aimsAtObject = 2.0;

constexpr std::array createParameters{
    ParameterSpec{.name = "class",
                  .kind = ParameterKind::objectClass,
                  .required = true,
                  .label = "Class",
                  .help = "The class of the new objects, or a property of the source that holds a class."},
    ParameterSpec{.name = "count",
                  .kind = ParameterKind::number,
                  .fallback = "1",
                  .label = "Count",
                  .help = "The number of objects to create at each object in scope. Fractions are dropped. A number "
                          "below 1 creates none."},
    ParameterSpec{.name = "name",
                  .kind = ParameterKind::text,
                  .label = "Name",
                  .help = "The name of the new objects. Default: no name of their own."},
    ParameterSpec{.name = "target",
                  .kind = ParameterKind::choice,
                  .choices = aims,
                  .fallback = "none",
                  .label = "Target",
                  .help =
                      "The target of the new objects: nothing, the source, or the object that the effect fires on."},
};
constexpr std::array createBlocks{
    BlockSpec{.tag = "with",
              .content = BlockContent::effects,
              .label = "With",
              .help = "Effects that fire on the new objects at once.",
              .sentence = "on the new objects:"},
};

constexpr std::array ownerParameters{
    ParameterSpec{.name = "empire",
                  .kind = ParameterKind::empire,
                  .required = true,
                  .label = "Empire",
                  .help = "'source' (the owners of the source), 'none', an empire's id, or an expression that returns "
                          "an object. If that object is not an empire, its owners are used."},
};

void createObject(const EffectCall& call) {
    const auto objectClass = indexOf(call, argumentOf(call, "class"));
    if (!objectClass || *objectClass < 0.0) {
        return;
    }
    const std::vector<double> counts = amountsOf(call, argumentOf(call, "count"), *call.rows);
    const CheckedArgument* const name = argumentOf(call, "name").checked;
    const double aim = argumentOf(call, "target").constant;
    ObjectMaker maker(call, static_cast<ClassIndex>(*objectClass));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (double made = 0.0; made < std::trunc(counts[i]); ++made) {
            const Row row = (*call.rows)[i];
            const Row target = aim == aimsAtSource ? call.source : aim == aimsAtObject ? row : noRow;
            if (!maker.make(row, name == nullptr ? std::string_view{} : name->text, target)) {
                return; // the galaxy has no room for more objects (R2.4)
            }
        }
    }
}

void destroyObject(const EffectCall& call) {
    for (const Row row : *call.rows) {
        call.proposal->destroy(row); // does nothing if the object was destroyed with its host
    }
}

template <typename Change>
void changeOwners(const EffectCall& call, Change change) {
    const auto meant = empiresMeant(call, argumentOf(call, "empire"));
    if (!meant) {
        return;
    }
    const ColumnId column = call.view.layout->builtin(Builtin::owners);
    std::vector<double> values;
    for (const Row row : *call.rows) {
        values.push_back(call.writer->internOwners(change(call.view.ownersOf(row), *meant)));
    }
    call.proposal->set(column, call.rows, values);
}

void setOwner(const EffectCall& call) {
    changeOwners(call, [](const std::vector<Row>&, const std::vector<Row>& meant) { return meant; });
}

void addOwner(const EffectCall& call) {
    changeOwners(call, [](std::vector<Row> owners, const std::vector<Row>& meant) {
        owners.insert(owners.end(), meant.begin(), meant.end()); // interning removes duplicates later
        return owners;
    });
}

void removeOwner(const EffectCall& call) {
    changeOwners(call, [](std::vector<Row> owners, const std::vector<Row>& meant) {
        std::erase_if(owners, [&](Row owner) { return std::find(meant.begin(), meant.end(), owner) != meant.end(); });
        return owners;
    });
}

PhraseView hasNoOwnersOfItsOwn(const EffectCall& call, Row target) {
    const bool isSystem = call.view.model->vocabulary.findType("system") == call.view.typeOf(target);
    return isSystem ? inPhrase("its owners are those of its planets") : std::string_view();
}

constexpr std::array table{
    EffectSpec{.tag = "add-owner",
               .label = "Add owner",
               .help = "Adds an empire to the owners of the object.",
               .sentence = "add owner {empire}",
               .requirement = "E3.18",
               .example = R"(<add-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = addOwner},
    EffectSpec{.tag = "create-object",
               .label = "Create object",
               .help = "Creates objects at the object in scope, with the same owners. They are attached to it, or to "
                       "the object that it is attached to, as their type allows. Groups of the new objects that "
                       "respond to triggers work at once. Their other groups first fire in the next turn.",
               .sentence = "create[ {count} ×] {class}[ named “{name}”][ with target {target}]",
               .requirement = "E3.7",
               .example = R"(<create-object class="Source.class"/>)",
               .parameters = createParameters,
               .amount = "count",
               .blocks = createBlocks,
               .fire = createObject},
    EffectSpec{.tag = "destroy-object",
               .label = "Destroy object",
               .help = "Destroys the object at once, with everything that is attached to it. Groups that it carries no "
                       "longer fire.",
               .sentence = "destroy the object",
               .requirement = "E3.8",
               .example = R"(<destroy-object/>)",
               .fire = destroyObject},
    EffectSpec{.tag = "remove-owner",
               .label = "Remove owner",
               .help = "Removes an empire from the owners of the object. Other owners stay.",
               .sentence = "remove owner {empire}",
               .requirement = "E3.18",
               .example = R"(<remove-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = removeOwner},
    EffectSpec{.tag = "set-owner",
               .label = "Set owner",
               .help = "Makes an empire the only owner of the object. 'none' removes all owners.",
               .sentence = "set owner to {empire}",
               .requirement = "E3.18",
               .example = R"(<set-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = setOwner},
};
static_assert(areProperEffects(table));

} // namespace

std::span<const EffectSpec> objectEffects() {
    return table;
}

} // namespace orrery::engine
