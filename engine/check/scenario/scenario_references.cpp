// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/scenario/scenario_references.h"

#include "engine/check/model/check_diagnostics.h"
#include "engine/check/scenario/run_names.h"
#include "engine/check/scenario/scenario_diagnostics.h"
#include "engine/content/constants.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

ScenarioNames::ScenarioNames(Checker& checker, const CheckedScenario& scenario, std::span<const std::string> made)
    : m_checker(checker), m_scenario(scenario), m_later(made.begin(), made.end()) {
    const auto human = checker.model.vocabulary.findProperty("human");
    const bool isHuman = human && checker.model.vocabulary.properties()[*human].defaultValue > 0.0;
    for (const CheckedStatement& statement : scenario.statements) {
        if (statement.turn != 0) {
            m_later.insert(statement.name());
            continue;
        }
        m_firstObjects += statement.spec->makesObject ? 1 : 0;
        m_all.insert(statement.name());
        if (statement.isInitial()) {
            m_initialNames.emplace(statement.name(), static_cast<std::uint32_t>(m_initials.size()));
            m_initials.push_back(statement.name());
        }
        if (statement.makes("empire")) {
            m_empires.emplace(statement.name(), isHuman);
        }
    }
    m_all.erase(std::string());
    m_later.erase(std::string());
    if (!human || !checker.model.layout.hasColumn(*human)) {
        return;
    }
    const ColumnId column = checker.model.layout.property(*human);
    for (const CheckedStatement& statement : scenario.statements) {
        const bool makesEmpire = statement.makes("empire");
        const auto empire = m_empires.find(makesEmpire ? statement.name() : statement.text("object"));
        if (statement.turn != 0 || empire == m_empires.end()) {
            continue;
        }
        for (const GivenValue& value : statement.values) {
            empire->second = value.column == column ? value.constant.value_or(0.0) > 0.0 : empire->second;
        }
    }
}

std::size_t ScenarioNames::humans() const {
    return static_cast<std::size_t>(std::ranges::count_if(m_empires, [](const auto& empire) { return empire.second; }));
}

std::optional<std::uint32_t> ScenarioNames::numberOf(std::string_view text) const {
    const auto number = parseInteger(text);
    return number && *number >= 0 && *number < 1'000'000'000 ? std::optional(static_cast<std::uint32_t>(*number))
                                                             : std::nullopt;
}

bool ScenarioNames::hasEmpire(const std::string& id, Location where) {
    if (m_empires.contains(id) || (m_scenario.galaxy && m_scenario.galaxy->empires > m_empires.size())) {
        return true; // the ids of a galaxy's empires are not known yet
    }
    if (m_later.contains(id)) {
        m_checker.report(scenarioDiagnostics["check.made-in-play"], where, {id});
        return false;
    }
    m_checker.reportUnknown(phrase("empire"), id, where, [&] {
        std::vector<std::string> known;
        for (const auto& empire : m_empires) {
            known.push_back(empire.first);
        }
        return known;
    });
    return false;
}

ObjectReference ScenarioNames::ofEmpire(ReferenceKind kind, std::string_view property, const std::string& text,
                                        Location where) {
    const std::string id(trimmed(std::string_view(text).substr(text.find(':') + 1)));
    if (!hasEmpire(id, where)) {
        return {};
    }
    const auto column = m_checker.model.vocabulary.findProperty(property);
    if (!column || !m_checker.model.layout.hasColumn(*column)) {
        m_checker.report(checkDiagnostics["check.missing-vocabulary"], where,
                         {text, phrase("property"), std::string(property)});
        return {};
    }
    return {.kind = kind, .name = id, .where = where};
}

ObjectReference ScenarioNames::reference(const std::string& text, Location where, const Roles& roles) {
    if (text == "subject" || text == "direct") {
        const bool isSubject = text == "subject";
        if (roles.areGivenHere) {
            m_checker.report(scenarioDiagnostics["check.self-reference"], where, {text});
        } else if (!(isSubject ? roles.hasSubject : roles.hasDirect)) {
            m_checker.report(scenarioDiagnostics["check.no-subject"], where, {text});
        } else {
            return {.kind = isSubject ? ReferenceKind::subject : ReferenceKind::direct, .name = {}, .where = where};
        }
        return {};
    }
    if (text.starts_with("initial:")) {
        const auto number = numberOf(trimmed(std::string_view(text).substr(8)));
        if (number && *number < m_initials.size()) {
            return {.kind = ReferenceKind::initial, .number = *number, .name = m_initials[*number], .where = where};
        }
        m_checker.report(scenarioDiagnostics["check.no-initial"], where, {text, std::to_string(m_initials.size())});
        return {};
    }
    struct Form {
        std::string_view prefix;
        ReferenceKind kind;
        std::string_view property;
    };
    static constexpr std::array forms{Form{"flagship:", ReferenceKind::flagship, "flagship"},
                                      Form{"controlled:", ReferenceKind::controlled, "controlled"},
                                      Form{"target:", ReferenceKind::target, "controlled"}};
    for (const Form& form : forms) {
        if (text.starts_with(form.prefix)) {
            return ofEmpire(form.kind, form.property, text, where);
        }
    }
    if (const auto initial = m_initialNames.find(text); initial != m_initialNames.end()) {
        return {.kind = ReferenceKind::initial, .number = initial->second, .name = text, .where = where};
    }
    if (text.starts_with('#')) {
        if (const auto number = numberOf(std::string_view(text).substr(1))) {
            const bool areRows = !m_checker.model.layout.numbers();
            if (areRows && !m_scenario.galaxy && *number >= m_firstObjects) {
                m_checker.report(scenarioDiagnostics["check.made-in-play"], where, {text});
                return {};
            }
            return {.kind = ReferenceKind::number, .number = *number, .name = text, .where = where};
        }
    }
    if (!m_all.contains(text) && text != gameReference) {
        if (m_later.contains(text)) {
            m_checker.report(scenarioDiagnostics["check.made-in-play"], where, {text});
            return {};
        }
        if (!m_scenario.galaxy) { // with a galaxy, the name is known only at the start of a run
            m_checker.reportUnknown(phrase("object of the scenario"), text, where,
                                    [&] { return std::vector<std::string>(m_all.begin(), m_all.end()); });
            return {};
        }
    }
    return {.kind = ReferenceKind::named, .name = text, .where = where};
}

} // namespace orrery::engine
