// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/object_making.h"

#include "engine/turn/group_identity.h"

#include <algorithm>

namespace orrery::engine {

ObjectMaker::ObjectMaker(const EffectCall& call, ClassIndex objectClass)
    : m_writer(*call.writer), m_cause(call.cause), m_class(objectClass),
      m_type(call.view.model->classes[objectClass].type), m_key(call.view.birthKeys[call.holder]) {
    const Program& program = call.evaluator.program();
    const Firing& firing = m_writer.log().firings[call.cause.firing];
    m_key = joinKeys(m_key, stableIdentity(*program.model, program.groups[firing.group]));
    m_key = joinKeys(m_key, call.cause.effect);
    m_key = joinKeys(m_key, call.view.turn);
}

Row ObjectMaker::hostFor(const View& view, Row target) const {
    const std::vector<TypeIndex>& hosts = view.model->vocabulary.types()[m_type].attachedTo;
    constexpr int highestTree = 64; // content may write attachments: a circle must end somewhere
    for (int height = 0; target != noRow && height < highestTree; ++height) {
        if (std::find(hosts.begin(), hosts.end(), view.typeOf(target)) != hosts.end()) {
            return target;
        }
        target = view.parent(target);
    }
    return noRow;
}

bool ObjectMaker::create(Row target, std::uint32_t owners, std::string_view name) {
    const View view = m_writer.universe().view(); // anew each time: creation moves columns
    Writer::NewObject object;
    object.objectClass = m_class;
    object.attachedTo = hostFor(view, target);
    object.owners = owners;
    object.name = name;
    if (view.builtin(Builtin::positioned, target) != 0.0) {
        object.position.emplace(view.builtin(Builtin::x, target), view.builtin(Builtin::y, target));
    }
    if (const double system = view.builtin(Builtin::system, target); system >= 0.0) {
        object.system = static_cast<Row>(system);
    }
    object.birthKey = joinKeys(joinKeys(m_key, view.birthKeys[target]), m_ordinals[target]++);
    return m_writer.create(object, m_cause) != noRow;
}

bool ObjectMaker::make(Row target, std::string_view name) {
    const double owners = m_writer.universe().at({static_cast<std::uint16_t>(Builtin::owners)}, target);
    return create(target, static_cast<std::uint32_t>(owners), name);
}

bool ObjectMaker::makeFor(Row target, Row owner) {
    return create(target, m_writer.internOwners({owner}), {});
}

} // namespace orrery::engine
