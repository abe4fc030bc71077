// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/map_of_session.h"

#include "engine/universe/universe.h"
#include "widgets/theme/theme.h"

#include <QHash>

namespace orrery::widgets {

using engine::Builtin;
using engine::Row;

namespace {

/// Makes the map of one state.
class MapMaker {
public:
    MapMaker(const engine::Session& session, const Theme& theme)
        : m_session(session), m_view(session.state().view()), m_theme(theme) {}

    GalaxyMap make() {
        addEmpires();
        addSystems();
        addObjects();
        addLanes();
        return std::move(m_map);
    }

private:
    bool isType(Row row, std::string_view id) const {
        return m_view.model->vocabulary.types()[m_view.typeOf(row)].id == id;
    }
    bool isVisible(Row row) const {
        return m_view.model->classes[static_cast<engine::ClassIndex>(m_view.builtin(Builtin::objectClass, row))]
            .visible;
    }
    QString nameOf(Row row) const { return QString::fromStdString(m_view.nameOf(row)); }
    const std::vector<Row>& ownersOf(Row row) const {
        return (*m_view.ownerSets)[static_cast<std::uint32_t>(m_view.builtin(Builtin::owners, row))];
    }

    void addEmpires() {
        for (Row row = 0; row < m_view.rowCount; ++row) {
            if (!isType(row, "empire")) {
                continue;
            }
            const int index = static_cast<int>(m_map.empireNames.size());
            m_empires.insert(row, index);
            m_map.empireNames.push_back(nameOf(row));
            QColor colour = m_theme.categoricalColour(index);
            for (const engine::CheckedStatement& statement : m_session.scenario().statements) {
                if (statement.makes("empire") && statement.name() == m_view.nameOf(row)) {
                    const QColor given(QString::fromStdString(statement.text("colour")));
                    colour = given.isValid() ? given : colour;
                }
            }
            m_map.empireColours.push_back(colour);
            const double capital = m_view.builtin(Builtin::capital, row);
            if (capital >= 0.0) {
                m_capitals.insert(static_cast<Row>(capital), true);
            }
        }
    }

    void addSystems() {
        const auto property = m_view.model->vocabulary.findProperty("star_colour");
        for (Row row = 0; row < m_view.rowCount; ++row) {
            if (!m_view.exists(row) || !isType(row, "system") || !isVisible(row)) {
                continue;
            }
            MapSystem system;
            system.row = row;
            system.name = nameOf(row);
            system.position = {m_view.builtin(Builtin::x, row), m_view.builtin(Builtin::y, row)};
            for (const Row owner : ownersOf(row)) {
                system.owners.push_back(m_empires.value(owner, -1));
            }
            if (property && m_view.layout->hasColumn(*property)) {
                const engine::ColumnId column = m_view.layout->property(*property);
                const double colour = m_view.at(column, row);
                const engine::Format format = (*m_view.layout)[column].format;
                if (colour >= 0.0 && format.kind == engine::FormatKind::enumeration) {
                    system.starColour =
                        QString::fromStdString(m_view.model->vocabulary.enumerations()[format.enumeration]
                                                   .values[static_cast<std::size_t>(colour)]
                                                   .id);
                }
            }
            m_systems.insert(row, static_cast<int>(m_map.systems.size()));
            m_map.systems.push_back(std::move(system));
        }
    }

    void addObjects() {
        for (Row row = 0; row < m_view.rowCount; ++row) {
            if (!m_view.exists(row) || m_systems.contains(row) || !isVisible(row)) {
                continue;
            }
            const double at = m_view.builtin(Builtin::system, row);
            const int system = at < 0.0 ? -1 : m_systems.value(static_cast<Row>(at), -1);
            if (system < 0) {
                continue;
            }
            MapObject object;
            object.row = row;
            object.name = nameOf(row);
            object.kind = QString::fromStdString(m_view.model->vocabulary.types()[m_view.typeOf(row)].id);
            const std::vector<Row>& owners = ownersOf(row);
            object.owner = owners.empty() ? -1 : m_empires.value(owners.front(), -1);
            object.isCapital = m_capitals.contains(row);
            m_map.systems[static_cast<std::size_t>(system)].objects.push_back(std::move(object));
        }
    }

    void addLanes() {
        for (const auto& [from, to] : m_view.lanes->lanes) {
            if (m_systems.contains(from) && m_systems.contains(to)) {
                m_map.lanes.emplace_back(m_systems.value(from), m_systems.value(to));
            }
        }
    }

    const engine::Session& m_session;
    engine::View m_view;
    const Theme& m_theme;
    GalaxyMap m_map;
    QHash<Row, int> m_empires;
    QHash<Row, int> m_systems;
    QHash<Row, bool> m_capitals;
};

} // namespace

GalaxyMap mapOf(const engine::Session& session, const Theme& theme) {
    return MapMaker(session, theme).make();
}

} // namespace orrery::widgets
