// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that create and destroy objects, and change their owners.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/object_making.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace orrery::engine {

namespace {

constexpr std::array<std::string_view, 3> aims{"none", "source", "object"};
constexpr double aimsAtSource = 1.0; // places in `aims`
constexpr double aimsAtObject = 2.0;

constexpr std::array createParameters{
    ParameterSpec{.name = "class",
                  .kind = ParameterKind::objectClass,
                  .required = true,
                  .label = "Class",
                  .help = "What is made: a class, or a property of the source that holds one."},
    ParameterSpec{.name = "count",
                  .kind = ParameterKind::number,
                  .fallback = "1",
                  .label = "Count",
                  .help = "How many are made at each object in scope. Fractions are cut off; less than 1 makes none."},
    ParameterSpec{.name = "name",
                  .kind = ParameterKind::text,
                  .label = "Name",
                  .help = "What the new objects are called; left out: they have no name of their own."},
    ParameterSpec{.name = "target",
                  .kind = ParameterKind::choice,
                  .choices = aims,
                  .fallback = "none",
                  .label = "Target",
                  .help = "What the new objects aim at: nothing, the source, or the object that the effect fires on."},
};
constexpr std::array createBlocks{
    BlockSpec{.tag = "with",
              .content = BlockContent::effects,
              .label = "With",
              .help = "Effects that fire on what was made, at once."},
};

constexpr std::array ownerParameters{
    ParameterSpec{.name = "empire",
                  .kind = ParameterKind::empire,
                  .required = true,
                  .label = "Empire",
                  .help = "'source': the owners of the source; 'none'; an empire's id; or an expression that gives an "
                          "object: an empire, or something whose owners are meant."},
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
                return; // the galaxy is full (R2.4)
            }
        }
    }
}

void destroyObject(const EffectCall& call) {
    for (const Row row : *call.rows) {
        call.proposal->destroy(row); // does nothing if it was destroyed with its host
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
        values.push_back(call.writer->internOwners(change(ownersOf(call.view, row), *meant)));
    }
    call.proposal->set(column, call.rows, values);
}

void setOwner(const EffectCall& call) {
    changeOwners(call, [](const std::vector<Row>&, const std::vector<Row>& meant) { return meant; });
}

void addOwner(const EffectCall& call) {
    changeOwners(call, [](std::vector<Row> owners, const std::vector<Row>& meant) {
        owners.insert(owners.end(), meant.begin(), meant.end()); // becomes a set later, without duplicates
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
               .help = "Makes an empire one more owner of the object.",
               .requirement = "E3.18",
               .example = R"(<add-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = addOwner},
    EffectSpec{.tag = "create-object",
               .label = "Create object",
               .help = "Makes new objects where the object in scope is: attached to it, or to what it is attached to, "
                       "as far as their type allows; with its owners. Their groups are first considered on the next "
                       "turn; those that answer triggers, at once.",
               .requirement = "E3.7",
               .example = R"(<create-object class="Source.class"/>)",
               .parameters = createParameters,
               .amount = "count",
               .blocks = createBlocks,
               .fire = createObject},
    EffectSpec{.tag = "destroy-object",
               .label = "Destroy object",
               .help = "Takes the object out of the game at once, and all that is attached to it. Groups that it "
                       "carries do not fire any more.",
               .requirement = "E3.8",
               .example = R"(<destroy-object/>)",
               .fire = destroyObject},
    EffectSpec{.tag = "remove-owner",
               .label = "Remove owner",
               .help = "Makes an empire an owner of the object no longer; other owners keep it.",
               .requirement = "E3.18",
               .example = R"(<remove-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = removeOwner},
    EffectSpec{.tag = "set-owner",
               .label = "Set owner",
               .help = "Makes an empire the only owner of the object; 'none' leaves it to no one.",
               .requirement = "E3.18",
               .example = R"(<set-owner empire="source"/>)",
               .parameters = ownerParameters,
               .unable = hasNoOwnersOfItsOwn,
               .fire = setOwner},
};
static_assert(areProperRows(table));

} // namespace

std::span<const EffectSpec> objectEffects() {
    return table;
}

} // namespace orrery::engine
