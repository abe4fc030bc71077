// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/projects.h"

#include "engine/universe/chance.h"
#include "engine/universe/galaxy.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

constexpr int highestTree = 64; // maximum depth: content can attach objects in a circle

const CheckedPropertyValue* given(const CheckedClass& objectClass, PropertyIndex property) {
    const auto found = std::ranges::find(objectClass.properties, property, &CheckedPropertyValue::property);
    return found == objectClass.properties.end() ? nullptr : &*found;
}

double numberOf(const CheckedModel& model, const CheckedClass& objectClass, std::string_view property) {
    const auto index = model.vocabulary.findProperty(property);
    if (!index || model.vocabulary.properties()[*index].format != numberFormat) {
        return 0.0;
    }
    const CheckedPropertyValue* const value = given(objectClass, *index);
    const double number = value != nullptr ? value->value : model.vocabulary.properties()[*index].defaultValue;
    return std::isfinite(number) ? std::max(number, 0.0) : 0.0;
}

std::string textOf(const CheckedModel& model, const CheckedClass& objectClass, std::string_view property) {
    const auto index = model.vocabulary.findProperty(property);
    if (!index || model.vocabulary.properties()[*index].format.kind != FormatKind::text) {
        return {};
    }
    const CheckedPropertyValue* const value = given(objectClass, *index);
    const bool isGiven = value != nullptr && value->value >= 0.0;
    return isGiven ? model.texts[static_cast<std::size_t>(value->value)]
                   : model.vocabulary.properties()[*index].defaultText;
}

} // namespace

std::optional<ProjectVocabulary> projectVocabulary(const CheckedModel& model, Phrase* why) {
    const auto fail = [&](Phrase reason) {
        if (why != nullptr) {
            *why = std::move(reason);
        }
        return std::nullopt;
    };
    ProjectVocabulary out;
    const auto type = model.vocabulary.findType("project");
    const auto objectClass = defaultClass(model, "project");
    if (!type || !objectClass) {
        return fail(phrase(type ? inPhrase("the type 'project' has no class for new projects")
                                : inPhrase("the vocabulary has no type 'project'")));
    }
    out.type = *type;
    out.objectClass = *objectClass;
    for (const auto& [id, format, column] :
         {std::tuple("project_class", classFormat, &out.product), std::tuple("project_spent", numberFormat, &out.spent),
          std::tuple("project_turns", numberFormat, &out.turns)}) {
        const auto property = model.vocabulary.findProperty(id);
        if (!property || !model.layout.hasColumn(*property) ||
            !model.layout.has(*type, model.layout.property(*property)) ||
            model.vocabulary.properties()[*property].format != format) {
            return fail(phrase("the type 'project' has no property '{0}' of the format {1}",
                               {std::string(id), model.vocabulary.formatName(format)}));
        }
        *column = model.layout.property(*property);
    }
    return out;
}

bool isResearched(const CheckedModel& model, ClassIndex objectClass) {
    return model.vocabulary.findType("tech") == model.classes[objectClass].type;
}

Price priceOf(const CheckedModel& model, ClassIndex objectClass) {
    const CheckedClass& made = model.classes[objectClass];
    const bool isTech = isResearched(model, objectClass);
    Price price;
    price.cost = numberOf(model, made, isTech ? "research_cost" : "build_cost");
    price.turns = std::max(1.0, std::ceil(numberOf(model, made, isTech ? "research_time" : "build_time")));
    price.resourceName = textOf(model, made, isTech ? "research_resource" : "build_resource");
    price.resource = model.vocabulary.findResource(price.resourceName);
    return price;
}

Row standingPlace(const View& view, TypeIndex type, Row place) {
    const std::vector<TypeIndex>& hosts = view.model->vocabulary.types()[type].attachedTo;
    for (int height = 0; place != noRow && height < highestTree; ++height) {
        if (std::ranges::find(hosts, view.typeOf(place)) != hosts.end()) {
            return place;
        }
        place = view.parent(place);
    }
    return noRow;
}

bool canBeAt(const View& view, ClassIndex objectClass, Row place) {
    const TypeIndex type = view.model->classes[objectClass].type;
    return view.model->vocabulary.types()[type].attachedTo.empty() ? view.builtin(Builtin::positioned, place) != 0.0
                                                                   : standingPlace(view, type, place) != noRow;
}

Writer::NewObject objectAt(const View& view, ClassIndex objectClass, Row place, std::uint32_t owners,
                           std::uint64_t birthKey) {
    Writer::NewObject object{.objectClass = objectClass, .owners = owners, .birthKey = birthKey};
    object.attachedTo = standingPlace(view, view.model->classes[objectClass].type, place);
    if (view.builtin(Builtin::positioned, place) != 0.0) {
        object.position.emplace(view.builtin(Builtin::x, place), view.builtin(Builtin::y, place));
    }
    if (const double system = view.builtin(Builtin::system, place); system >= 0.0) {
        object.system = static_cast<Row>(system);
    }
    return object;
}

std::uint64_t projectKey(const View& view, const ProjectVocabulary& vocabulary, ClassIndex product, Row empire,
                         Row place) {
    const Row host = standingPlace(view, vocabulary.type, place);
    std::uint64_t before = 0;
    for (Row row = 0; row < view.rowCount; ++row) { // finished projects count, too
        before += view.typeOf(row) == vocabulary.type && view.at(vocabulary.product, row) == product &&
                          view.parent(row) == host
                      ? 1
                      : 0;
    }
    const std::uint64_t kind = stableHash(view.model->classes[product].stableName(), stableHash("project"));
    return joinKeys(joinKeys(joinKeys(view.birthKeys[empire], view.birthKeys[place]), kind), before);
}

} // namespace orrery::engine
