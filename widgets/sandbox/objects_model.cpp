// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/objects_model.h"

#include "engine/universe/object_phrase.h"
#include "widgets/base/background.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace orrery::widgets {

using engine::Builtin;
using engine::noRow;
using engine::Row;

namespace {

/// Groups the objects of one state.
class Grouping {
public:
    Grouping(const ObjectsState& state, ObjectGrouping grouping)
        : m_state(state), m_grouping(grouping), m_types(state.model->vocabulary.types()),
          m_system(state.model->vocabulary.findType("system")) {}

    std::vector<ObjectsList::Heading> make();

private:
    static constexpr int none = -1;

    const QString& detailOf(std::size_t object);
    QString nameOf(std::size_t object);
    /// Returns the index of the heading of an object; `none` if the object is a heading itself.
    int headingOf(std::size_t object);
    int headingNamed(const QString& name, Row row);
    int headingOfClass(std::size_t object);

    const ObjectsState& m_state;
    ObjectGrouping m_grouping;
    std::span<const engine::Type> m_types;
    std::optional<engine::TypeIndex> m_system;
    std::vector<ObjectsList::Heading> m_headings;
    QHash<QString, int> m_byName;
    QHash<Row, int> m_bySystem;
    QHash<std::uint64_t, QString> m_details; ///< by class and type; objects share these texts
};

const QString& Grouping::detailOf(std::size_t object) {
    const auto index = static_cast<engine::ClassIndex>(m_state.classes[object]);
    const auto type = static_cast<engine::TypeIndex>(m_state.types[object]);
    QString& detail = m_details[static_cast<std::uint64_t>(index) << 16U | type];
    if (detail.isNull()) {
        const engine::CheckedClass& own = m_state.model->classes.asRead(index);
        detail = QString::fromStdString(own.isGenerated ? m_types[type].id : own.name.empty() ? own.id : own.name);
    }
    return detail;
}

QString Grouping::nameOf(std::size_t object) {
    const std::string& name = m_state.names[object];
    if (!engine::numberIn(name)) {
        return QString::fromStdString(name);
    }
    const engine::CheckedClass& own =
        m_state.model->classes.asRead(static_cast<engine::ClassIndex>(m_state.classes[object]));
    const engine::Type& type = m_types[static_cast<std::size_t>(m_state.types[object])];
    return shownUnnamed(own.isGenerated ? engineText(type.label.empty() ? type.id : type.label)
                                        : QString::fromStdString(own.name.empty() ? own.id : own.name),
                        name);
}

int Grouping::headingNamed(const QString& name, Row row) {
    const auto known = m_byName.constFind(name);
    if (known != m_byName.constEnd()) {
        return *known;
    }
    m_headings.push_back({{name, {}, {}, row}, {}});
    return m_byName.insert(name, static_cast<int>(m_headings.size()) - 1).value();
}

/// Returns the heading of the class of an object. Several classes can have the same name.
int Grouping::headingOfClass(std::size_t object) {
    const engine::CheckedClass& own =
        m_state.model->classes.asRead(static_cast<engine::ClassIndex>(m_state.classes[object]));
    const QString key = own.isGenerated ? detailOf(object) : QString::fromStdString(own.id);
    const auto known = m_byName.constFind(key);
    if (known != m_byName.constEnd()) {
        return *known;
    }
    m_headings.push_back({{detailOf(object), {}, {}, noRow}, {}});
    return m_byName.insert(key, static_cast<int>(m_headings.size()) - 1).value();
}

int Grouping::headingOf(std::size_t object) {
    switch (m_grouping) {
    case ObjectGrouping::bySystem: {
        if (m_system && m_state.types[object] == static_cast<double>(*m_system)) {
            m_headings.push_back(
                {{nameOf(object), detailOf(object), m_state.numbers[object], m_state.rows[object]}, {}});
            m_bySystem.insert(m_state.rows[object], static_cast<int>(m_headings.size()) - 1);
            return none;
        }
        const double system = m_state.systems[object];
        const int heading = system < 0.0 ? none : m_bySystem.value(static_cast<Row>(system), none);
        return heading != none ? heading : headingNamed(ObjectsModel::tr("(in no system)"), noRow);
    }
    case ObjectGrouping::byOwner: {
        const auto set = static_cast<std::size_t>(m_state.owners[object]);
        const QStringList& names = m_state.ownerSets[set];
        return headingNamed(names.isEmpty() ? ObjectsModel::tr("(nobody)") : names.join(QStringLiteral(", ")),
                            m_state.firstOwners[set]);
    }
    case ObjectGrouping::byClass:
        return headingOfClass(object);
    }
    return none;
}

std::vector<ObjectsList::Heading> Grouping::make() {
    for (std::size_t object = 0; object < m_state.rows.size(); ++object) {
        if (const int heading = headingOf(object); heading != none) {
            ObjectsList::Heading& above = m_headings[static_cast<std::size_t>(heading)];
            above.objects.push_back({nameOf(object), detailOf(object), m_state.numbers[object], m_state.rows[object]});
            ++above.all;
        }
    }
    // Sorts the headings by name. Objects in no system, or without an owner, come last.
    std::stable_sort(
        m_headings.begin(), m_headings.end(), [this](const ObjectsList::Heading& a, const ObjectsList::Heading& b) {
            const auto isLast = [this](const ObjectsList::Heading& heading) {
                return m_grouping != ObjectGrouping::byClass && heading.entry.row == noRow;
            };
            return isLast(a) != isLast(b) ? isLast(b) : QString::localeAwareCompare(a.entry.name, b.entry.name) < 0;
        });
    return std::move(m_headings);
}

/// Returns the objects whose class, or a class in whose properties, has a name or an id that contains some words.
std::set<Row> rowsOfClass(const ObjectsState& state, const QString& words) {
    const engine::ClassTable& classes = state.model->classes;
    std::vector<bool> isNamed;
    for (engine::ClassIndex index = 0; index < classes.size(); ++index) {
        const engine::CheckedClass& one = classes.asRead(index);
        const bool hasWords = QString::fromStdString(one.name).contains(words, Qt::CaseInsensitive) ||
                              QString::fromStdString(one.id).contains(words, Qt::CaseInsensitive);
        isNamed.push_back(!one.isGenerated && hasWords);
    }
    std::set<Row> rows;
    for (const std::vector<double>& values : state.classValues) {
        for (std::size_t object = 0; object < values.size(); ++object) {
            const double value = values[object];
            if (value >= 0.0 && isNamed[static_cast<std::size_t>(value)]) { // neither none nor missing
                rows.insert(state.rows[object]);
            }
        }
    }
    return rows;
}

} // namespace

ObjectsState objectsStateOf(const engine::Session& session) {
    const engine::View view = session.state().view();
    ObjectsState state;
    state.model = session.program().model;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (view.exists(row)) {
            state.rows.push_back(row);
            state.types.push_back(view.typeOf(row));
            state.classes.push_back(view.builtin(Builtin::objectClass, row));
            state.systems.push_back(view.builtin(Builtin::system, row));
            state.owners.push_back(view.builtin(Builtin::owners, row));
            state.names.push_back(view.nameOf(row));
            state.numbers.push_back(shownNumber(view, row));
        }
    }
    for (std::uint16_t column = 0; column < view.layout->size(); ++column) {
        if ((*view.layout)[engine::ColumnId{column}].format == engine::classFormat) {
            std::vector<double>& values = state.classValues.emplace_back();
            for (const Row row : state.rows) {
                const engine::ColumnId id{column};
                values.push_back(view.has(row, id) ? view.at(id, row) : engine::noneValue);
            }
        }
    }
    for (std::uint32_t set = 0; set < view.ownerSets->size(); ++set) {
        const auto& owners = (*view.ownerSets)[set];
        QStringList& names = state.ownerSets.emplace_back();
        for (const Row owner : owners) {
            names << shownName(view, owner);
        }
        state.firstOwners.push_back(owners.size() == 1 ? owners.front() : noRow);
    }
    return state;
}

ObjectsListPtr objectsListOf(const ObjectsState& state, ObjectGrouping grouping, const QString& words) {
    ObjectsList list{Grouping(state, grouping).make()};
    if (!words.isEmpty()) {
        const auto hasWords = [&words](const auto& entry) {
            return entry.words().contains(words, Qt::CaseInsensitive);
        };
        const std::set<Row> ofClass = rowsOfClass(state, words);
        for (ObjectsList::Heading& heading : list.headings) {
            std::erase_if(heading.objects, [&](const ObjectsList::Entry& entry) {
                return !ofClass.contains(entry.row) && !hasWords(entry);
            });
        }
        std::erase_if(list.headings, [&](const ObjectsList::Heading& heading) {
            return heading.objects.empty() && !hasWords(heading);
        });
    }
    return std::make_shared<const ObjectsList>(std::move(list));
}

QString ObjectsList::Entry::words() const {
    const bool isDetailKnown = name == detail || name.startsWith(detail + QStringLiteral(" #"));
    const QString text = isDetailKnown ? name : ObjectsModel::tr("%1 · %2").arg(name, detail);
    return number.isEmpty() ? text : ObjectsModel::tr("%1 · %2").arg(text, number);
}

QString ObjectsList::Heading::words() const {
    const QString name =
        entry.number.isEmpty() ? entry.name : ObjectsModel::tr("%1 · %2").arg(entry.name, entry.number);
    return ObjectsModel::tr("%1 (%2)").arg(name).arg(all);
}

void ObjectsModel::show(ObjectsListPtr list) {
    if (list == nullptr) {
        list = std::make_shared<const ObjectsList>();
    }
    if (list != m_list) {
        beginResetModel();
        m_list = endingElsewhere(std::move(list)); // a large galaxy has 100,000 texts
        endResetModel();
    }
}

QModelIndex ObjectsModel::indexOf(Row row) const {
    for (std::size_t h = 0; h < m_list->headings.size(); ++h) {
        const ObjectsList::Heading& heading = m_list->headings[h];
        for (std::size_t o = 0; o < heading.objects.size(); ++o) {
            if (heading.objects[o].row == row) {
                return index(static_cast<int>(o), 0, headingIndex(h));
            }
        }
        if (heading.entry.row == row) {
            return headingIndex(h);
        }
    }
    return {};
}

QVariant ObjectsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const ObjectsList::Heading& heading = m_list->headings[headingOf(index)];
    const ObjectsList::Entry& entry =
        isHeading(index) ? heading.entry : heading.objects[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return isHeading(index) ? heading.words() : entry.words();
    case HeadingRole:
        return isHeading(index) ? QVariant(entry.name) : QVariant();
    case ObjectRole:
        return entry.row == noRow ? QVariant() : QVariant(entry.row);
    default:
        return {};
    }
}

} // namespace orrery::widgets
