// SPDX-License-Identifier: GPL-3.0-or-later
// The classes that empires own, and those that they may have (E5.25, E3.9 to E3.12).
#include "engine/program/expression_read.h"
#include "engine/program/world_caches.h"
#include "engine/universe/class_right.h"

#include <algorithm>

namespace orrery::engine {

bool World::empireHas(const View& view, Row empire, ClassIndex objectClass) {
    const WorldCall guard(*this, view);
    return std::ranges::any_of(ofClass(view, objectClass), [&](Row row) {
        const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
        return view.parent(row) == empire || view.ownerSets->contains(owners, empire);
    });
}

bool World::empireCanBuild(const View& view, Row empire, ClassIndex objectClass) {
    if (objectClass >= view.model->classes.size()) {
        return false;
    }
    switch (rightTo(view, empire, objectClass)) {
    case ClassRight::allowed:
        return true;
    case ClassRight::forbidden:
        return false;
    case ClassRight::unchanged:
        break;
    }
    const WorldCall guard(*this, view);
    const std::vector<ClassIndex>& needed = view.model->classes[objectClass].prerequisites;
    const std::vector<ClassIndex>& unlockers = m_caches->unlockersOf(objectClass);
    const auto isOwned = [&](ClassIndex other) { return empireHas(view, empire, other); };
    return (needed.empty() ? unlockers.empty() : std::ranges::all_of(needed, isOwned)) ||
           std::ranges::any_of(unlockers, isOwned);
}

bool World::empireCanHave(const View& view, Row empire, ClassIndex objectClass) {
    const ClassTable& classes = view.model->classes;
    const bool isOff = objectClass < classes.size() && classes[objectClass].availability.flag >= 0;
    return (!isOff || rightTo(view, empire, objectClass) == ClassRight::allowed) &&
           empireCanBuild(view, empire, objectClass);
}

double World::canHave(const View& view, double object, double objectClass) {
    const Row row = rowOf(object, view);
    if (row == noRow || isMissing(objectClass)) {
        return missingValue;
    }
    const auto can = [&](Row empire) {
        return objectClass >= 0.0 && empireCanHave(view, empire, static_cast<ClassIndex>(objectClass));
    };
    if (view.model->vocabulary.findType("empire") == view.typeOf(row)) {
        return can(row) ? 1.0 : 0.0;
    }
    const auto owners = static_cast<std::uint32_t>(view.builtin(Builtin::owners, row));
    return std::ranges::any_of((*view.ownerSets)[owners], can) ? 1.0 : 0.0;
}

const std::vector<ClassIndex>& World::Caches::unlockersOf(ClassIndex objectClass) {
    if (unlockers.empty()) {
        unlockers.resize(model.classes.size());
        for (ClassIndex index = 0; index < model.classes.size(); ++index) {
            for (const ClassIndex unlocked : model.classes[index].unlocks) {
                if (unlocked < unlockers.size()) {
                    unlockers[unlocked].push_back(index);
                }
            }
        }
    }
    return unlockers[objectClass];
}

} // namespace orrery::engine
