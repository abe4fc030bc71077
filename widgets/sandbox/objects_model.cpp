// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/objects_model.h"

#include <QHash>

#include <algorithm>

namespace orrery::widgets {

using engine::Builtin;
using engine::noRow;
using engine::Row;

void ObjectsModel::clear() {
    beginResetModel();
    m_headings.clear();
    endResetModel();
}

void ObjectsModel::show(const engine::Session& session, ObjectGrouping grouping) {
    std::vector<Heading> headings = headingsOf(session, grouping);
    if (headings != m_headings) {
        beginResetModel();
        m_headings = std::move(headings);
        endResetModel();
    }
}

std::vector<ObjectsModel::Heading> ObjectsModel::headingsOf(const engine::Session& session, ObjectGrouping grouping) {
    std::vector<Heading> headings;
    const engine::View view = session.state().view();
    const engine::CheckedModel& model = *view.model;
    QHash<QString, int> byName;
    QHash<Row, int> bySystem;
    const auto headingNamed = [&](const QString& name, Row row) {
        const auto known = byName.constFind(name);
        if (known != byName.constEnd()) {
            return *known;
        }
        headings.push_back({{name, {}, row}, {}});
        return byName.insert(name, static_cast<int>(headings.size()) - 1).value();
    };
    const auto typeId = [&](Row row) -> const std::string& { return model.vocabulary.types()[view.typeOf(row)].id; };
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        const auto& objectClass =
            model.classes.asRead(static_cast<engine::ClassIndex>(view.builtin(Builtin::objectClass, row)));
        Entry entry{QString::fromStdString(view.nameOf(row)),
                    QString::fromStdString(objectClass.isGenerated ? typeId(row) : objectClass.id), row};
        int heading = -1;
        switch (grouping) {
        case ObjectGrouping::bySystem: {
            if (typeId(row) == "system") {
                headings.push_back({entry, {}});
                bySystem.insert(row, static_cast<int>(headings.size()) - 1);
                continue;
            }
            const double system = view.builtin(Builtin::system, row);
            heading = system < 0.0 ? -1 : bySystem.value(static_cast<Row>(system), -1);
            if (heading < 0) {
                heading = headingNamed(tr("(in no system)"), noRow);
            }
            break;
        }
        case ObjectGrouping::byOwner: {
            const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
            QStringList names;
            for (const Row owner : owners) {
                names << QString::fromStdString(view.nameOf(owner));
            }
            heading = owners.size() == 1 ? headingNamed(names.front(), owners.front())
                                         : headingNamed(names.isEmpty() ? tr("(nobody)") : names.join(", "), noRow);
            break;
        }
        case ObjectGrouping::byClass:
            heading = headingNamed(entry.detail, noRow);
            break;
        }
        headings[static_cast<std::size_t>(heading)].objects.push_back(std::move(entry));
    }
    // Sorts the headings by name. Objects in no system, or without an owner, come last.
    std::stable_sort(headings.begin(), headings.end(), [grouping](const Heading& a, const Heading& b) {
        const auto isLast = [grouping](const Heading& heading) {
            return grouping != ObjectGrouping::byClass && heading.entry.row == noRow;
        };
        return isLast(a) != isLast(b) ? isLast(b) : QString::localeAwareCompare(a.entry.name, b.entry.name) < 0;
    });
    return headings;
}

QModelIndex ObjectsModel::indexOf(Row row) const {
    for (std::size_t h = 0; h < m_headings.size(); ++h) {
        const Heading& heading = m_headings[h];
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

const ObjectsModel::Entry& ObjectsModel::entryOf(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    const Heading& heading = m_headings[headingOf(index)];
    return isHeading(index) ? heading.entry : heading.objects[row];
}

QVariant ObjectsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry& entry = entryOf(index);
    switch (role) {
    case Qt::DisplayRole:
        if (isHeading(index)) {
            return tr("%1 (%2)").arg(entry.name).arg(m_headings[static_cast<std::size_t>(index.row())].objects.size());
        }
        return entry.name == entry.detail ? entry.name : tr("%1 · %2").arg(entry.name, entry.detail);
    case HeadingRole:
        return isHeading(index) ? QVariant(entry.name) : QVariant();
    case ObjectRole:
        return entry.row == noRow ? QVariant() : QVariant(entry.row);
    default:
        return {};
    }
}

} // namespace orrery::widgets
