// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/scenario_agenda.h"

#include "engine/check/scenario/run_names.h"
#include "engine/universe/scenario.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns the oldest object of the set-up that has the name.
Row firstNamed(const View& view, std::string_view name) {
    const auto text = view.texts->find(name);
    for (Row row = 0; text && row < std::min<std::size_t>(view.agenda->setupRows, view.rowCount); ++row) {
        if (view.builtin(Builtin::name, row) == *text) {
            return row;
        }
    }
    return name == gameReference ? gameObject(view) : noRow;
}

/// Returns the object of the set-up with a display number.
Row setupNumbered(const View& view, std::uint32_t number) {
    const Row row = view.withNumber(number);
    return row < view.agenda->setupRows ? row : noRow;
}

/// Returns the object that a property of an empire holds.
Row heldBy(const View& view, const std::string& empire, std::string_view property) {
    const auto owner = findEmpire(view, empire);
    const auto column = view.layout->find(property);
    if (!owner || !column || !view.has(*owner, *column) || view.at(*column, *owner) < 0.0) {
        return noRow;
    }
    return static_cast<Row>(view.at(*column, *owner));
}

/// Returns the target of an object; noRow for a destroyed object or without a target.
Row targetOf(const View& view, Row row) {
    const double target = row == noRow || !view.exists(row) ? noneValue : view.builtin(Builtin::target, row);
    return target < 0.0 ? noRow : static_cast<Row>(target);
}

/// Checks all references of conditions, and reports references without an object.
class References {
public:
    References(const View& view, std::vector<Diagnostic>& diagnostics) : m_view(view), m_diagnostics(diagnostics) {}

    void ask(const ObjectReference& reference) {
        const bool isOfEmpire = reference.kind == ReferenceKind::flagship ||
                                reference.kind == ReferenceKind::controlled || reference.kind == ReferenceKind::target;
        if (isOfEmpire) {
            askEmpire(reference.name, reference.where);
        } else if (reference.kind == ReferenceKind::named || reference.kind == ReferenceKind::number) {
            const Row row = reference.kind == ReferenceKind::named ? firstNamed(m_view, reference.name)
                                                                   : setupNumbered(m_view, reference.number);
            if (row == noRow) {
                m_diagnostics.push_back({.spec = &universeDiagnostics["scenario.unknown-object"],
                                         .where = reference.where,
                                         .args = {reference.name, std::string()}});
            }
        }
    }
    void ask(const std::vector<CheckedArgument>& arguments) {
        for (const CheckedArgument& argument : arguments) {
            if (argument.spec->kind == ParameterKind::empire && !argument.constant && !argument.text.empty()) {
                askEmpire(argument.text, argument.where);
            }
        }
    }
    void ask(const ScenarioWatch& watch) {
        std::ranges::for_each(watch.references, [&](const ObjectReference& one) { ask(one); });
        ask(watch.arguments);
        std::ranges::for_each(watch.of, [&](const ScenarioWatch& one) { ask(one); });
    }

private:
    void askEmpire(const std::string& id, Location where) {
        if (!findEmpire(m_view, id)) {
            m_diagnostics.push_back(
                {.spec = &universeDiagnostics["scenario.unknown-empire"], .where = where, .args = {id, std::string()}});
        }
    }

    const View& m_view;
    std::vector<Diagnostic>& m_diagnostics;
};

} // namespace

void beginAgenda(const CheckedScenario& scenario, const std::map<std::uint32_t, Row>& made, Writer& writer,
                 std::vector<Diagnostic>& diagnostics) {
    Agenda agenda = writer.universe().agenda();
    for (const ScenarioCondition& condition : scenario.conditions) {
        agenda.enabled.push_back(condition.enabled);
    }
    agenda.view = scenario.settings.view;
    for (std::uint32_t i = 0; i < scenario.statements.size(); ++i) {
        if (scenario.statements[i].isInitial()) {
            const auto found = made.find(i);
            agenda.initials.push_back(found == made.end() ? noRow : found->second);
        }
    }
    agenda.setupRows = static_cast<Row>(writer.universe().rowCount());
    writer.setAgenda(std::move(agenda));
    const View view = writer.universe().view();
    References references(view, diagnostics);
    for (const ScenarioCondition& condition : scenario.conditions) {
        if (!condition.isRunnable) {
            continue;
        }
        references.ask(condition.subject);
        references.ask(condition.direct);
        references.ask(condition.when);
        for (const ScenarioAction& action : condition.actions) {
            std::ranges::for_each(action.references, [&](const ObjectReference& one) { references.ask(one); });
            references.ask(action.arguments);
        }
    }
}

Row referredTo(const ObjectReference& reference, const View& view, Row subject, Row direct) {
    switch (reference.kind) {
    case ReferenceKind::nothing:
        return noRow;
    case ReferenceKind::subject:
        return subject;
    case ReferenceKind::direct:
        return direct;
    case ReferenceKind::initial:
        return reference.number < view.agenda->initials.size() ? view.agenda->initials[reference.number] : noRow;
    case ReferenceKind::named:
        return firstNamed(view, reference.name);
    case ReferenceKind::number:
        return setupNumbered(view, reference.number);
    case ReferenceKind::flagship:
        return heldBy(view, reference.name, "flagship");
    case ReferenceKind::controlled:
        return heldBy(view, reference.name, "controlled");
    case ReferenceKind::target:
        return targetOf(view, heldBy(view, reference.name, "controlled"));
    }
    return noRow;
}

} // namespace orrery::engine
