// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/effects/object_making.h"

#include "engine/program/turn_work.h"
#include "engine/turn/group_identity.h"
#include "engine/turn/stepper.h"

#include <algorithm>

namespace orrery::engine {

ObjectMaker::ObjectMaker(const EffectCall& call, ClassIndex objectClass)
    : m_call(call), m_class(objectClass), m_type(call.view.model->classes[objectClass].type),
      m_key(call.view.birthKeys[call.holder]) {
    const Program& program = call.evaluator.program();
    const Firing& firing = call.writer->log().firings[call.cause.firing];
    m_key = joinKeys(m_key, stableIdentity(*program.model, program.checkedGroup(firing.group)));
    m_key = joinKeys(m_key, call.cause.effect);
    m_key = joinKeys(m_key, call.view.turn);
    if (call.view.builtin(Builtin::objectClass, call.holder) != program.checkedGroup(firing.group).owner) {
        // Copies of a class that lends its groups fire one after another, for the same holder.
        const auto isSame = [&](const Firing& one) { return one.group == firing.group && one.holder == firing.holder; };
        const auto& firings = call.writer->log().firings;
        const auto copies = std::count_if(firings.begin(), firings.begin() + call.cause.firing, isSame);
        m_key = copies == 0 ? m_key : joinKeys(m_key, static_cast<std::uint64_t>(copies));
    }
    std::size_t firstValues = 0;
    for (std::uint16_t column = 0; column < call.view.layout->size(); ++column) {
        firstValues += call.view.layout->has(m_type, {column}) ? 1 : 0;
    }
    // Counts one cell in each column, with room to grow, and the first values in the log.
    m_bytes = sizeof(Change) + sizeof(RowList) + call.view.columns.size() * sizeof(double) * 3 / 2 +
              2 * firstValues * (sizeof(Run) + sizeof(double));
}

Row ObjectMaker::hostFor(const View& view, Row target) const {
    const std::vector<TypeIndex>& hosts = view.model->vocabulary.types()[m_type].attachedTo;
    constexpr int highestTree = 64; // limits the climb, because content may write attachments in a cycle
    for (int height = 0; target != noRow && height < highestTree; ++height) {
        if (std::find(hosts.begin(), hosts.end(), view.typeOf(target)) != hosts.end()) {
            return target;
        }
        target = view.parent(target);
    }
    return noRow;
}

/// Proposes an object. Returns false after the first object for which there is no room. The writer refuses and reports
/// this object (R2.4).
bool ObjectMaker::create(Row target, std::uint32_t owners, std::string_view name, Row aim) {
    const View& view = m_call.view;
    Writer::NewObject object;
    object.objectClass = m_class;
    object.attachedTo = hostFor(view, target);
    object.owners = owners;
    object.name = name;
    object.target = aim;
    object.creator = m_call.source;
    if (view.builtin(Builtin::positioned, target) != 0.0) {
        object.position.emplace(view.builtin(Builtin::x, target), view.builtin(Builtin::y, target));
    }
    if (const double system = view.builtin(Builtin::system, target); system >= 0.0) {
        object.system = static_cast<Row>(system);
    }
    object.birthKey = joinKeys(joinKeys(m_key, view.birthKeys[target]), m_ordinals[target]++);
    turnWork(m_call.evaluator.world()).done += work::creation;
    m_call.proposal->create(std::move(object), target);
    const std::size_t made = m_call.proposal->creations();
    return view.rowCount + made <= m_call.writer->universe().objectCap() && m_call.run.mayHold(made * m_bytes);
}

bool ObjectMaker::make(Row target, std::string_view name, Row aim) {
    return create(target, static_cast<std::uint32_t>(m_call.view.builtin(Builtin::owners, target)), name, aim);
}

bool ObjectMaker::makeFor(Row target, Row owner) {
    return create(target, m_call.writer->internOwners({owner}), {}, noRow);
}

} // namespace orrery::engine
