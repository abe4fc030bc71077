// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_galaxy.h"

#include "engine/content/element.h"
#include "engine/lab/shrink_project.h"
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"
#include "engine/turn/session.h"
#include "engine/universe/scenario_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escapeAttribute(value, '"') + "\"";
}

std::string coordinate(double value) {
    std::array<char, 64> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

/// Returns a scenario in which only its empires and its galaxy are there at the beginning. The names of its other
/// objects stay taken.
CheckedScenario onlyGalaxy(const CheckedScenario& scenario) {
    CheckedScenario galaxy = scenario;
    for (CheckedStatement& statement : galaxy.statements) {
        statement.turn = statement.makes("empire") ? statement.turn : std::max(statement.turn, 1u);
    }
    return galaxy;
}

/// Writes the objects of a generated galaxy as statements.
class PlacedGalaxy {
public:
    explicit PlacedGalaxy(const Session& start) : m_view(start.universe().view()), m_model(*start.program().model) {
        for (Row row = 0; row < m_view.rowCount; ++row) {
            add(row);
        }
        for (const auto& [from, to] : start.universe().lanes().lanes) {
            addLine("lane" + attribute("from", m_view.nameOf(from)) + attribute("to", m_view.nameOf(to)));
        }
    }

    const std::string& text() const { return m_text; }
    /// Returns the name of each empire's capital, by the name of the empire.
    const std::map<std::string, std::string>& capitals() const { return m_capitals; }

private:
    void addLine(const std::string& line) { m_text += "    <" + line + "/>\n"; }

    void add(Row row) {
        const std::string& type = m_model.vocabulary.types()[m_view.typeOf(row)].id;
        const Row host = m_view.parent(row);
        const std::string name = m_view.nameOf(row);
        const std::vector<Row>& owners = m_view.ownersOf(row);
        if (type == "empire") {
            const double capital = m_view.builtin(Builtin::capital, row);
            m_capitals[name] = capital >= 0.0 ? m_view.nameOf(static_cast<Row>(capital)) : std::string();
        } else if (type == "system") {
            addLine("system" + attribute("name", name) + attribute("x", coordinate(m_view.builtin(Builtin::x, row))) +
                    attribute("y", coordinate(m_view.builtin(Builtin::y, row))) + enumerated(row, "star_colour"));
        } else if (type == "planet" && host != noRow) {
            addLine("planet" + attribute("name", name) + attribute("system", m_view.nameOf(host)) +
                    (owners.empty() ? std::string() : attribute("owner", m_view.nameOf(owners.front()))) +
                    enumerated(row, "size") + enumerated(row, "environment"));
        } else if (host != noRow) {
            const auto objectClass = static_cast<ClassIndex>(m_view.builtin(Builtin::objectClass, row));
            addLine("place" + attribute("class", m_model.classes[objectClass].id) +
                    attribute("on", m_view.nameOf(host)));
        }
    }

    /// Returns the attribute of a property with enumerated values; empty if the object does not have it.
    std::string enumerated(Row row, std::string_view id) const {
        const auto index = m_model.vocabulary.findProperty(id);
        if (!index || !m_model.layout.hasColumn(*index) || !m_view.has(row, m_model.layout.property(*index))) {
            return {};
        }
        const Format format = m_model.vocabulary.properties()[*index].format;
        const double value = m_view.at(m_model.layout.property(*index), row);
        if (format.kind != FormatKind::enumeration || !(value >= 0.0)) {
            return {};
        }
        const auto& values = m_model.vocabulary.enumerations()[format.enumeration].values;
        std::string written(id);
        std::ranges::replace(written, '_', '-');
        return attribute(written, values[static_cast<std::size_t>(value)].id);
    }

    const View m_view;
    const CheckedModel& m_model;
    std::string m_text;
    std::map<std::string, std::string> m_capitals;
};

} // namespace

std::optional<ParsedProject> withPlacedGalaxy(const ParsedProject& project, RowTables rows, const std::string& scenario,
                                              std::uint64_t seed) {
    const TriedContent content = contentOf(project, rows);
    const CheckedScenario* const checked = content.model->findScenario(scenario);
    if (checked == nullptr || !checked->galaxy || checked->galaxy->systems == 0) {
        return std::nullopt;
    }
    const auto start = Session::start(content.program, onlyGalaxy(*checked), seed);
    const PlacedGalaxy placed(*start);
    GalaxySpec empty = *checked->galaxy; // keeps the seed, and the first values of meters
    empty.seed = seed;
    empty.systems = 0;
    empty.empires = 0;
    empty.specials.clear();
    std::map<std::string, std::string> capitals = placed.capitals();
    std::vector<TextEdit> edits;
    std::optional<Location> galaxy;
    for (const Element element : project.topLevel("scenario")) {
        if (element.value("id") != scenario) {
            continue;
        }
        for (const Element child : element.children()) {
            if (child.tag() == "galaxy") {
                galaxy = child.where();
            }
            const auto empire = child.tag() == "empire" ? capitals.find(child.value("id")) : capitals.end();
            if (empire == capitals.end()) {
                continue;
            }
            auto edit = empire->second.empty() || child.has("capital")
                            ? std::nullopt
                            : setAttribute(*child.tree, child.index, "capital", empire->second);
            if (edit) {
                edits.push_back(std::move(*edit));
            }
            capitals.erase(empire);
        }
    }
    if (!galaxy) {
        return std::nullopt;
    }
    std::string text = "\n" + galaxyXml(empty, *content.model);
    for (const auto& [name, capital] : capitals) { // of the empires that the galaxy made
        text += "    <empire" + attribute("id", name) +
                (capital.empty() ? std::string() : attribute("capital", capital)) + "/>\n";
    }
    edits.push_back({galaxy->file, galaxy->span, text + placed.text()});
    CheckMemory memory;
    return tryEdits(project, std::move(edits), rows, memory).project;
}

} // namespace orrery::engine
