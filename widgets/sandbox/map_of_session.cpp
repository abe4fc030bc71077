// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/map_of_session.h"

#include "engine/universe/object_phrase.h"
#include "engine/universe/universe.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QHash>

#include <algorithm>

namespace orrery::widgets {

using engine::Builtin;
using engine::Row;

namespace {

constexpr std::array neededBuiltins{Builtin::exists,  Builtin::objectType, Builtin::objectClass, Builtin::attachedTo,
                                    Builtin::owners,  Builtin::x,          Builtin::y,           Builtin::system,
                                    Builtin::capital, Builtin::positioned};

/// Returns a column at the end of a turn.
MapState::Column columnAt(const engine::Snapshot& snapshot, engine::ColumnId column) {
    MapState::Column values;
    values.reserve(snapshot.rowCount);
    for (const engine::Snapshot::Chunk& chunk : snapshot.columns[column.value]) {
        const std::size_t count = std::min(chunk->size(), snapshot.rowCount - values.size());
        values.insert(values.end(), chunk->begin(), chunk->begin() + static_cast<std::ptrdiff_t>(count));
    }
    return values;
}

/// Makes the map of one state.
class MapMaker {
public:
    MapMaker(const MapState& state, const Theme& theme)
        : m_state(state), m_vocabulary(state.model->vocabulary), m_theme(theme) {}

    GalaxyMap make() {
        addEmpires();
        addSystems();
        addObjects();
        addSumsBefore();
        addLanes();
        addMeters();
        return std::move(m_map);
    }

private:
    engine::TypeIndex typeOf(Row row) const {
        return static_cast<engine::TypeIndex>(m_state.at(Builtin::objectType, row));
    }
    bool isType(Row row, std::string_view id) const { return m_vocabulary.types()[typeOf(row)].id == id; }
    bool exists(Row row) const { return m_state.at(Builtin::exists, row) != 0.0; }
    const engine::CheckedClass& classOf(Row row) const {
        return m_state.model->classes[static_cast<engine::ClassIndex>(m_state.at(Builtin::objectClass, row))];
    }
    QString nameOf(Row row) const { return QString::fromStdString(m_state.names[row]); }
    int empireOf(Row row) const { return m_empires.value(row, -1); }

    void addEmpires() {
        for (Row row = 0; row < m_state.rowCount; ++row) {
            if (!isType(row, "empire")) {
                continue;
            }
            const int index = static_cast<int>(m_map.empireNames.size());
            m_empires.insert(row, index);
            m_map.empireNames.push_back(nameOf(row));
            m_map.empireRows.push_back(row);
            QColor colour = m_theme.categoricalColour(index);
            for (const auto& [empire, text] : m_state.colours) {
                if (empire == m_state.names[row]) {
                    const QColor given(QString::fromStdString(text));
                    colour = given.isValid() ? given : colour;
                }
            }
            colour.setAlpha(255);
            m_map.empireColours.push_back(colour);
            const double capital = m_state.at(Builtin::capital, row);
            if (capital >= 0.0) {
                m_capitals.insert(static_cast<Row>(capital), true);
            }
        }
    }

    QString starColourOf(Row row) const {
        const auto property = m_vocabulary.findProperty("star_colour");
        if (m_state.starColours.empty() || m_state.starColours[row] < 0.0) {
            return {};
        }
        const engine::ColumnLayout& layout = m_state.model->layout;
        const engine::Format format = layout[layout.property(*property)].format;
        return format.kind == engine::FormatKind::enumeration
                   ? QString::fromStdString(m_vocabulary.enumerations()[format.enumeration]
                                                .values[static_cast<std::size_t>(m_state.starColours[row])]
                                                .id)
                   : QString();
    }

    void addSystems() {
        for (Row row = 0; row < m_state.rowCount; ++row) {
            if (!exists(row) || !isType(row, "system") || !classOf(row).visible) {
                continue;
            }
            MapSystem system;
            system.row = row;
            system.name = nameOf(row);
            system.position = {m_state.at(Builtin::x, row), m_state.at(Builtin::y, row)};
            for (const Row owner : m_state.ownersOf(row)) {
                system.owners.push_back(empireOf(owner));
            }
            system.starColour = starColourOf(row);
            m_systems.insert(row, static_cast<int>(m_map.systems.size()));
            m_map.systems.push_back(std::move(system));
        }
    }

    /// Returns whether objects of a type move: they have a speed.
    bool isMobile(engine::TypeIndex type) const {
        const auto speed = m_vocabulary.findMeter("Speed");
        return speed && m_vocabulary.types()[type].hasMeter(*speed);
    }

    /// Returns the place in empty space of an object outside all systems; -1 if the object has no position. Ships on
    /// their way are there.
    int placeInSpace(Row row) {
        if (m_state.at(Builtin::positioned, row) == 0.0) {
            return -1;
        }
        const std::pair at(m_state.at(Builtin::x, row), m_state.at(Builtin::y, row));
        const auto known = m_places.constFind(at);
        if (known != m_places.constEnd()) {
            return *known;
        }
        MapSystem place;
        place.isSpace = true;
        place.position = {at.first, at.second};
        m_map.systems.push_back(std::move(place));
        return m_places.insert(at, static_cast<int>(m_map.systems.size()) - 1).value();
    }

    void addObjects() {
        const engine::ColumnLayout& layout = m_state.model->layout;
        const auto detection = m_vocabulary.findMeter("Detection");
        QHash<engine::TypeIndex, std::pair<QString, QString>> kinds; // objects share these texts
        QHash<engine::ClassIndex, QString> classes;
        for (Row row = 0; row < m_state.rowCount; ++row) {
            if (!exists(row) || m_systems.contains(row) || !classOf(row).visible) {
                continue;
            }
            const double at = m_state.at(Builtin::system, row);
            const int system = at < 0.0 ? placeInSpace(row) : m_systems.value(static_cast<Row>(at), -1);
            if (system < 0) {
                continue;
            }
            const engine::TypeIndex type = typeOf(row);
            MapObject object;
            object.row = row;
            object.isNamed = !engine::numberIn(m_state.names[row]);
            object.name = nameOf(row);
            auto& [kind, label] = kinds[type];
            if (kind.isNull()) {
                kind = QString::fromStdString(m_vocabulary.types()[type].id);
                label = engineText(m_vocabulary.types()[type].label);
            }
            object.kind = kind;
            object.kindLabel = label;
            if (const engine::CheckedClass& own = classOf(row); !own.isGenerated) {
                QString& name = classes[static_cast<engine::ClassIndex>(m_state.at(Builtin::objectClass, row))];
                if (name.isNull()) {
                    name = QString::fromStdString(own.name.empty() ? own.id : own.name);
                }
                object.ofClass = name;
            }
            if (!object.isNamed) {
                object.name =
                    shownUnnamed(object.ofClass.isEmpty() ? object.kindLabel : object.ofClass, m_state.names[row]);
            }
            const std::vector<Row>& owners = m_state.ownersOf(row);
            object.owner = owners.empty() ? -1 : empireOf(owners.front());
            object.isCapital = m_capitals.contains(row);
            object.isMobile = isMobile(type);
            object.isBody = !object.isMobile && at >= 0.0 && m_state.at(Builtin::attachedTo, row) == at;
            if (!m_state.detection.empty() && layout.has(type, layout.meter(*detection, false))) {
                object.detection = m_state.detection[row];
            }
            if (hasMeter(row)) {
                const bool wasThere = row < m_state.before.size() && m_state.systemBefore[row] != MapState::didNotExist;
                object.value = m_state.values[row];
                object.before = wasThere ? m_state.before[row] : noNumber;
            }
            m_map.systems[static_cast<std::size_t>(system)].objects.push_back(std::move(object));
        }
    }

    /// Returns whether an object has the chosen meter.
    bool hasMeter(Row row) const { return m_state.meter && m_vocabulary.types()[typeOf(row)].hasMeter(*m_state.meter); }

    void addSumsBefore() {
        if (!m_state.markedTurn) {
            return;
        }
        for (MapSystem& system : m_map.systems) {
            system.before = system.isSpace ? noNumber : 0.0;
        }
        for (Row row = 0; row < m_state.before.size(); ++row) {
            const double at = m_state.systemBefore[row];
            const int system = at < 0.0 || m_systems.contains(row) ? -1 : m_systems.value(static_cast<Row>(at), -1);
            if (system >= 0 && hasMeter(row) && classOf(row).visible) {
                m_map.systems[static_cast<std::size_t>(system)].before += m_state.before[row];
            }
        }
    }

    void addLanes() {
        for (const auto& [from, to] : m_state.lanes) {
            if (m_systems.contains(from) && m_systems.contains(to)) {
                m_map.lanes.emplace_back(m_systems.value(from), m_systems.value(to));
            }
        }
    }

    void addMeters() {
        const auto label = [](const engine::Meter& meter) {
            return meter.label.empty() ? QString::fromStdString(meter.id) : engineText(meter.label);
        };
        const auto meters = m_vocabulary.meters();
        for (std::size_t i = 0; i < meters.size(); ++i) {
            const auto index = static_cast<engine::MeterIndex>(i);
            const auto has = [&](const engine::Type& type) { return type.visible && type.hasMeter(index); };
            if (!meters[i].partOf && std::ranges::any_of(m_vocabulary.types(), has)) {
                m_map.meters.push_back({QString::fromStdString(meters[i].id), label(meters[i])});
            }
        }
        if (m_state.meter) {
            m_map.meter = label(meters[*m_state.meter]);
            m_map.markedTurn = m_state.markedTurn;
        }
    }

    const MapState& m_state;
    const engine::Vocabulary& m_vocabulary;
    const Theme& m_theme;
    GalaxyMap m_map;
    QHash<Row, int> m_empires;
    QHash<Row, int> m_systems;
    QHash<std::pair<double, double>, int> m_places; ///< places in empty space
    QHash<Row, bool> m_capitals;
};

} // namespace

MapState mapStateOf(const engine::Session& session, const MapNumbers& numbers) {
    const engine::View view = session.state().view();
    MapState state;
    state.model = session.program().model;
    state.rowCount = view.rowCount;
    const auto copy = [&](engine::ColumnId column) {
        const double* const values = view.columns[column.value];
        return MapState::Column(values, values + view.rowCount);
    };
    const engine::ColumnLayout& layout = *view.layout;
    for (const Builtin builtin : neededBuiltins) {
        state.builtins[static_cast<std::size_t>(builtin)] = copy(layout.builtin(builtin));
    }
    const engine::Vocabulary& vocabulary = state.model->vocabulary;
    const auto colour = vocabulary.findProperty("star_colour");
    if (colour && layout.hasColumn(*colour)) {
        state.starColours = copy(layout.property(*colour));
    }
    if (const auto detection = vocabulary.findMeter("Detection")) {
        state.detection = copy(layout.meter(*detection, false));
    }
    state.meter = numbers.meter.isEmpty() ? std::nullopt : vocabulary.findMeter(numbers.meter.toStdString());
    if (state.meter) {
        const engine::ColumnId column = layout.meter(*state.meter, false);
        state.values = copy(column);
        if (numbers.markedTurn && *numbers.markedTurn < session.history().size()) {
            state.markedTurn = numbers.markedTurn;
            const engine::Snapshot& then = session.history().snapshot(*numbers.markedTurn);
            state.before = columnAt(then, column);
            state.systemBefore = columnAt(then, layout.builtin(Builtin::system));
            const MapState::Column existed = columnAt(then, layout.builtin(Builtin::exists));
            for (std::size_t row = 0; row < existed.size(); ++row) {
                state.systemBefore[row] = existed[row] != 0.0 ? state.systemBefore[row] : MapState::didNotExist;
            }
        }
    }
    state.names.resize(view.rowCount);
    for (Row row = 0; row < view.rowCount; ++row) {
        const std::string& type = vocabulary.types()[view.typeOf(row)].id;
        if (type == "empire" || type == "system" || view.builtin(Builtin::positioned, row) != 0.0 ||
            view.builtin(Builtin::system, row) >= 0.0) {
            state.names[row] = view.nameOf(row);
        }
    }
    for (std::uint32_t i = 0; i < view.ownerSets->size(); ++i) {
        state.ownerSets.push_back((*view.ownerSets)[i]);
    }
    state.lanes = view.lanes->lanes;
    for (const engine::CheckedStatement& statement : session.scenario().statements) {
        if (statement.makes("empire")) {
            state.colours.emplace_back(statement.name(), statement.text("colour"));
        }
    }
    return state;
}

GalaxyMap mapOf(const MapState& state, const Theme& theme) {
    return MapMaker(state, theme).make();
}

GalaxyMap mapOf(const engine::Session& session, const Theme& theme, const MapNumbers& numbers) {
    return mapOf(mapStateOf(session, numbers), theme);
}

} // namespace orrery::widgets
