// SPDX-License-Identifier: GPL-3.0-or-later
// Production and research: projects and their costs (E8.6).
#include "tests/engine/support/reference_turn_time.h"

#include "engine/check/scenario/orders.h"
#include "engine/universe/chance.h"

#include <algorithm>

namespace orrery::engine::turn_oracle {

/// The total price of a class.
struct ReferenceTurn::Price {
    double cost = 0.0;
    double turns = 1.0;
    ResourceIndex resource = 0;
    bool isKnown = true; ///< the resource exists
};

double ReferenceTurn::ofClass(ClassIndex kind, std::string_view id) const {
    const auto property = m_model.vocabulary.findProperty(id);
    for (const CheckedPropertyValue& given : m_model.classes[kind].properties) {
        if (given.property == property) {
            return given.value;
        }
    }
    return property ? m_model.vocabulary.properties()[*property].defaultValue : 0.0;
}

std::string ReferenceTurn::textOfClass(ClassIndex kind, std::string_view id) const {
    const auto property = m_model.vocabulary.findProperty(id);
    for (const CheckedPropertyValue& given : m_model.classes[kind].properties) {
        if (given.property == property) {
            return m_model.texts[static_cast<std::size_t>(given.value)];
        }
    }
    return property ? m_model.vocabulary.properties()[*property].defaultText : std::string();
}

bool ReferenceTurn::isTech(ClassIndex kind) const {
    return m_model.vocabulary.types()[m_model.classes[kind].type].id == "tech";
}

ReferenceTurn::Price ReferenceTurn::priceOf(ClassIndex kind) const {
    const std::string of = isTech(kind) ? "research" : "build";
    Price price{.cost = std::max(ofClass(kind, of + "_cost"), 0.0),
                .turns = std::max(ofClass(kind, of + "_time"), 1.0)};
    const auto resource = m_model.vocabulary.findResource(textOfClass(kind, of + "_resource"));
    price.isKnown = resource.has_value();
    price.resource = resource.value_or(0);
    return price;
}

/// Returns the object itself, or its nearest host to which objects of the class can be attached.
Id ReferenceTurn::hostFor(ClassIndex kind, Id where) const {
    const std::vector<TypeIndex>& hosts = m_model.vocabulary.types()[m_model.classes[kind].type].attachedTo;
    while (where != nobody && std::ranges::find(hosts, at(where).type) == hosts.end()) {
        where = at(where).attachedTo;
    }
    return where;
}

ClassIndex ReferenceTurn::productOf(Id project) const {
    return static_cast<ClassIndex>(propertyOf(project, "project_class"));
}

std::vector<Id> ReferenceTurn::projectsFor(Id empire, ClassIndex kind) const {
    std::vector<Id> found;
    for (const Id id : everyone()) {
        if (isType(id, "project") && productOf(id) == kind && at(id).owners.contains(empire)) {
            found.push_back(id);
        }
    }
    return found;
}

/// Returns a new object at a place.
Thing ReferenceTurn::madeAt(ClassIndex kind, Id place, Id host, const Ids& owners) const {
    Thing thing = newThing(m_model, kind);
    thing.attachedTo = host;
    thing.owners = owners;
    thing.isPlaced = at(place).isPlaced;
    thing.x = at(place).isPlaced ? at(place).x : 0.0;
    thing.y = at(place).isPlaced ? at(place).y : 0.0;
    thing.system = at(place).system;
    thing.created = turn;
    return thing;
}

/// Creates a project at the place of its product; a research project at the empire.
std::optional<ReferenceTurn::Deeds> ReferenceTurn::outcomeOfProject(const CheckedOrder& order, Id empire) {
    const bool isResearch = order.spec->tag == "research-order";
    const auto kind = static_cast<ClassIndex>(*argumentOf(order, isResearch ? "tech" : "class")->constant);
    const Id place = isResearch ? empire : objectNamed(argumentOf(order, "at")->text);
    const Price price = priceOf(kind);
    const auto ofProjects = m_model.findClass("PROJECT");
    const bool hasProperties =
        ofProjects && m_model.vocabulary.findProperty("project_class") &&
        [&](const Thing& thing) { return thing.properties.size() >= 3; }(newThing(m_model, *ofProjects));
    if (!hasProperties || isTech(kind) != isResearch || place == nobody || (price.cost > 0.0 && !price.isKnown)) {
        return std::nullopt;
    }
    if (isResearch && (hasAtHand(empire, kind) || !projectsFor(empire, kind).empty())) {
        return std::nullopt;
    }
    if (!isResearch && place != empire && !at(place).owners.contains(empire)) {
        return std::nullopt;
    }
    const bool isFree = m_model.vocabulary.types()[m_model.classes[kind].type].attachedTo.empty();
    if (!isResearch && (isFree ? !at(place).isPlaced : hostFor(kind, place) == nobody)) {
        return std::nullopt; // a product that needs no host can be anywhere on the map
    }
    if (!isResearch && hostFor(*ofProjects, place) == nobody) {
        return std::nullopt; // nothing can hold the project: a ship between two systems
    }
    const bool canHaveIt = isAvailable(empire, kind, isResearch ? nobody : place);
    ++m_story.counted[canHaveIt ? "available" : "unavailable"];
    if (!canHaveIt) {
        return std::nullopt;
    }
    Thing project = madeAt(*ofProjects, place, hostFor(*ofProjects, place), {empire});
    project.properties[*m_model.vocabulary.findProperty("project_class")] = static_cast<double>(kind);
    std::uint64_t before = 0; // includes finished projects
    for (const Thing& other : things) {
        before += m_model.vocabulary.types()[other.type].id == "project" &&
                          other.properties.at(*m_model.vocabulary.findProperty("project_class")) ==
                              static_cast<double>(kind) &&
                          other.attachedTo == project.attachedTo
                      ? 1U
                      : 0U;
    }
    project.birthKey = joinKeys(joinKeys(joinKeys(at(empire).birthKey, at(place).birthKey),
                                         stableHash(m_model.classes[kind].id, stableHash("project"))),
                                before);
    Deeds deeds{.doer = {.cause = CauseKind::order}};
    deeds.create(project, place);
    return deeds;
}

/// Cancels the empire's last project for a class.
std::optional<ReferenceTurn::Deeds> ReferenceTurn::outcomeOfCancel(const CheckedOrder& order, Id empire) {
    const auto kind = static_cast<ClassIndex>(*argumentOf(order, "class")->constant);
    const std::vector<Id> projects = projectsFor(empire, kind);
    if (projects.empty()) {
        return std::nullopt;
    }
    Deeds deeds{.doer = {.cause = CauseKind::order}};
    deeds.destroy(projects.back());
    return deeds;
}

/// Advances the projects, the oldest first. Finished ones get their products at the same time.
void ReferenceTurn::playProjects(bool ofTechs) {
    std::vector<Id> done;
    for (const Id id : everyone()) {
        if (isIn(id) && isType(id, "project") && propertyOf(id, "project_class") >= 0.0 &&
            isTech(productOf(id)) == ofTechs) {
            m_isCut = false;
            if (progress(id, ofTechs)) {
                done.push_back(id);
            }
        }
    }
    m_isCut = false;
    finish(done, ofTechs);
}

/// Pays the share of one turn. @return whether the project is finished and paid
bool ReferenceTurn::progress(Id project, bool ofTech) {
    const ClassIndex kind = productOf(project);
    const Id empire = soleOwner(project);
    const Id place = at(project).attachedTo;
    if (ofTech && empire != nobody && place != nobody && hasAtHand(empire, kind)) {
        ++m_story.counted["known meanwhile"];
        return true; // the empire got it in another way, so nothing more is paid
    }
    if (empire == nobody || place == nobody || (place != empire && !at(place).owners.contains(empire))) {
        m_story.waits.insert(project);
        ++m_story.counted["waits for its place"];
        return false;
    }
    const Price price = priceOf(kind);
    const double spent = propertyOf(project, "project_spent");
    const double turns = propertyOf(project, "project_turns") + 1.0;
    const double left = std::max(price.cost - spent, 0.0);
    const double share = turns < price.turns ? std::min(price.cost / price.turns, left) : left;
    if (!pay(empire, price.resource, share)) {
        m_story.waits.insert(project);
        ++m_story.counted["waits for payment"];
        return false;
    }
    if (!isIn(project)) {
        return false;
    }
    Deeds deeds{.doer = {.cause = ofTech ? CauseKind::research : CauseKind::production}};
    changeProperty(project, "project_spent", spent + share, deeds);
    changeProperty(project, "project_turns", turns, deeds);
    m_isCut = false;
    happen(std::move(deeds));
    return turns >= price.turns;
}

/// Creates the products and destroys the projects.
void ReferenceTurn::finish(const std::vector<Id>& projects, bool ofTechs) {
    Deeds deeds{.doer = {.cause = ofTechs ? CauseKind::research : CauseKind::production}};
    for (const Id project : projects) {
        const Id place = isIn(project) ? at(project).attachedTo : nobody;
        const bool isKnown = ofTechs && place != nobody && hasAtHand(soleOwner(project), productOf(project));
        if (place != nobody && !isKnown) {
            const ClassIndex kind = productOf(project);
            Thing product = madeAt(kind, place, hostFor(kind, place), at(project).owners);
            product.birthKey = joinKeys(at(project).birthKey, stableHash("product"));
            deeds.create(product, place);
            ++m_story.counted[ofTechs ? "researched" : "made"];
        }
    }
    for (const Id project : projects) {
        if (isIn(project)) {
            deeds.destroy(project);
        }
    }
    happen(std::move(deeds));
}

} // namespace orrery::engine::turn_oracle
