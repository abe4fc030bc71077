// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/expression/probe.h"

#include "engine/trace/funnel.h"
#include "engine/universe/source.h"
#include "widgets/sandbox/sandbox.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// Returns the source for the first object of a class.
engine::Row firstSource(const engine::Session& session, const QString& id) {
    const engine::CheckedModel& model = *session.program().model;
    const auto objectClass = model.findClass(id.toStdString());
    if (!objectClass || !model.classes.asRead(*objectClass).hasType) {
        return engine::noRow;
    }
    const engine::View view = session.state().view();
    const engine::SourceRule rule = model.vocabulary.types()[model.classes.asRead(*objectClass).type].source;
    for (engine::Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row) && view.builtin(engine::Builtin::objectClass, row) == *objectClass) {
            if (const engine::Row source = engine::sourceOf(view, rule, row); source != engine::noRow) {
                return source;
            }
        }
    }
    return engine::noRow;
}

} // namespace

Probe::Probe(Sandbox& sandbox, QObject* parent)
    : QObject(parent), m_sandbox(sandbox), m_source(engine::noRow), m_target(engine::noRow) {
    connect(&m_sandbox, &Sandbox::changed, this, &Probe::refresh);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        // In another run the same rows are other objects.
        m_pickedSource.reset();
        m_pickedTarget.reset();
        m_scopes.clear();
        m_world.reset();
        refresh();
    });
    refresh();
}

const engine::Session* Probe::session() const {
    return m_sandbox.session();
}

bool Probe::canRead(const std::shared_ptr<const engine::CheckedModel>& model) const {
    const engine::Session* const run = session();
    if (run == nullptr || model == nullptr) {
        return false;
    }
    const std::shared_ptr<const engine::CheckedModel>& running = run->program().model;
    if (m_asking != model || m_running != running) {
        m_canRead = running == model || engine::canRead(*model, *running);
        m_asking = model;
        m_running = running;
    }
    return m_canRead;
}

engine::World& Probe::world(const std::shared_ptr<const engine::CheckedModel>& model) const {
    if (m_world == nullptr || m_worldModel != model) {
        m_world = std::make_unique<engine::World>(*model);
        m_worldModel = model;
    }
    return *m_world;
}

void Probe::pickSource(std::optional<engine::Row> row) {
    m_pickedSource = row;
    refresh();
}

void Probe::pickTarget(std::optional<engine::Row> row) {
    m_pickedTarget = row;
    refresh();
}

void Probe::showClass(const QString& id) {
    if (id != m_class) {
        m_class = id;
        refresh();
    }
}

void Probe::setScopes(std::vector<ProbeScope> scopes) {
    if (scopes != m_scopes) {
        m_scopes = std::move(scopes);
        emit changed();
    }
}

const ProbeScope* Probe::scopeOf(std::uint32_t group) const {
    const std::string objectClass = m_class.toStdString();
    const auto found = std::ranges::find_if(
        m_scopes, [&](const ProbeScope& scope) { return scope.group == group && scope.objectClass == objectClass; });
    return found == m_scopes.end() ? nullptr : &*found;
}

engine::Row Probe::targetIn(const ProbeScope& scope) const {
    const engine::Session* const run = session();
    if (run == nullptr) {
        return engine::noRow;
    }
    const engine::View view = run->state().view();
    if (m_pickedTarget && *m_pickedTarget < scope.objects.size() && scope.objects.test(*m_pickedTarget) &&
        view.exists(*m_pickedTarget)) {
        return *m_pickedTarget;
    }
    const engine::RowList objects = scope.objects.rows();
    const auto first = std::ranges::find_if(objects, [&](engine::Row row) { return view.exists(row); });
    return first == objects.end() ? engine::noRow : *first;
}

void Probe::refresh() {
    const engine::Session* const run = session();
    if (run != nullptr) {
        const engine::View view = run->state().view();
        const bool isThere = m_pickedSource && view.exists(*m_pickedSource);
        m_source = isThere ? *m_pickedSource : firstSource(*run, m_class);
        m_target = m_pickedTarget && view.exists(*m_pickedTarget) ? *m_pickedTarget : m_source;
    } else if (!m_sandbox.hasRun()) {
        m_source = m_target = engine::noRow;
    }
    emit changed();
}

} // namespace orrery::widgets
