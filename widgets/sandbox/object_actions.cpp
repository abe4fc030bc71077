// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/object_actions.h"

#include "engine/check/scenario/statements.h"
#include "engine/universe/universe.h"
#include "widgets/base/chooser.h"
#include "widgets/sandbox/map_edits.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"
#include "widgets/words/shown_name.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace orrery::widgets {

using engine::Builtin;
using engine::Row;

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("orrery::widgets", text);
}

using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

engine::CheckedStatement statement(const engine::View& view, std::string_view tag, Attributes attributes) {
    return engine::newStatement(*view.model->vocabulary.statement(tag), attributes);
}

QString labelOf(const engine::CheckedClass& objectClass) {
    const QString id = QString::fromStdString(objectClass.id);
    const QString name = QString::fromStdString(objectClass.name);
    return name.isEmpty() || name == id ? id : QStringLiteral("%1 (%2)").arg(name, id);
}

void addPlacements(QVector<ObjectAction>& actions, const engine::View& view, Row row, const std::string& object) {
    const engine::TypeIndex type = view.typeOf(row);
    for (engine::ClassIndex c = 0; c < view.model->classes.size(); ++c) {
        const engine::CheckedClass& objectClass = view.model->classes.asRead(c);
        const auto& places = view.model->vocabulary.types()[objectClass.type].attachedTo;
        if (objectClass.isGenerated || std::find(places.begin(), places.end(), type) == places.end()) {
            continue;
        }
        actions.append({tr("Place object"), labelOf(objectClass),
                        statement(view, "place", {{"class", objectClass.id}, {"on", object}})});
    }
}

void addTechs(QVector<ObjectAction>& actions, const engine::View& view, Row row) {
    const auto techType = view.model->vocabulary.findType("tech");
    const auto empireType = view.model->vocabulary.findType("empire");
    if (!techType || !empireType) {
        return;
    }
    std::vector<Row> empires = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, row))];
    if (view.typeOf(row) == *empireType) {
        empires = {row};
    }
    for (const Row empire : empires) {
        for (engine::ClassIndex c = 0; c < view.model->classes.size(); ++c) {
            const engine::CheckedClass& objectClass = view.model->classes.asRead(c);
            if (objectClass.type != *techType || objectClass.isGenerated) {
                continue;
            }
            actions.append({tr("Give tech to owner"), labelOf(objectClass),
                            statement(view, "give-tech",
                                      {{"tech", objectClass.id}, {"to", engine::objectReference(view, empire)}})});
        }
    }
}

void addProperties(QVector<ObjectAction>& actions, const engine::View& view, Row row, const std::string& object) {
    const engine::ColumnLayout& layout = *view.layout;
    for (std::uint16_t c = 0; c < layout.size(); ++c) {
        const engine::ColumnId column{c};
        const engine::ColumnSpec& spec = layout[column];
        if (spec.role != engine::ColumnRole::property || spec.format.kind != engine::FormatKind::enumeration ||
            !layout.has(view.typeOf(row), column)) {
            continue;
        }
        const auto& values = view.model->vocabulary.enumerations()[spec.format.enumeration].values;
        for (const engine::Enumerator& value : values) {
            const QString property = engineText(spec.label.empty() ? spec.name : spec.label);
            actions.append(
                {tr("Set '%1'").arg(property), engineText(value.label.empty() ? value.id : value.label),
                 statement(view, "set", {{"object", object}, {"property", spec.name}, {"value", value.id}})});
        }
    }
}

void addOwners(QVector<ObjectAction>& actions, const engine::View& view, Row row, const std::string& object) {
    const auto empireType = view.model->vocabulary.findType("empire");
    if (!empireType || view.typeOf(row) == *empireType) {
        return;
    }
    for (Row empire = 0; empire < view.rowCount; ++empire) {
        if (!view.exists(empire) || view.typeOf(empire) != *empireType) {
            continue;
        }
        actions.append(
            {tr("Change owner"), QString::fromStdString(view.nameOf(empire)),
             statement(view, "set", {{"object", object}, {"owner", engine::objectReference(view, empire)}})});
    }
}

} // namespace

QVector<ObjectAction> actionsFor(const engine::Session& session, Row row) {
    const engine::View view = session.state().view();
    QVector<ObjectAction> actions;
    if (row >= view.rowCount || !view.exists(row)) {
        return actions;
    }
    const std::string object = engine::objectReference(view, row);
    addPlacements(actions, view, row, object);
    addTechs(actions, view, row);
    addProperties(actions, view, row, object);
    addOwners(actions, view, row, object);
    for (ObjectAction& action : actions) {
        action.statement.turn = session.turn();
    }
    return actions;
}

void chooseObjectAction(Sandbox& sandbox, MapEdits& edits, Row row, const QString& group, QWidget* parent,
                        const Say& say) {
    const engine::Session* const session = sandbox.session();
    if (session == nullptr) {
        return;
    }
    QVector<ObjectAction> actions = actionsFor(*session, row);
    actions.removeIf([&](const ObjectAction& one) { return !group.isEmpty() && one.group != group; });
    const QString object = shownName(session->state().view(), row);
    const QString title = group.isEmpty() ? tr("Change %1").arg(object) : QStringLiteral("%1: %2").arg(object, group);
    const auto choiceAt = [&](int i) {
        return Choice{.name = actions[i].name, .kind = group.isEmpty() ? actions[i].group : QString()};
    };
    const int chosen = choose(title, static_cast<int>(actions.size()), choiceAt, parent);
    if (chosen < 0) {
        return;
    }
    const ObjectAction& action = actions[chosen];
    edits.apply(action.statement);
    say(tr("%1, turn %2: %3: %4. Undo takes it back.")
            .arg(object)
            .arg(action.statement.turn)
            .arg(action.group, action.name));
}

void addObjectActions(QMenu& menu, Sandbox& sandbox, MapEdits& edits, Row row, QWidget* parent, const Say& say) {
    const engine::Session* const session = sandbox.session();
    if (session == nullptr) {
        return;
    }
    QStringList groups;
    for (const ObjectAction& action : actionsFor(*session, row)) {
        if (!groups.contains(action.group)) {
            groups << action.group;
        }
    }
    for (const QString& group : groups) {
        menu.addAction(QStringLiteral("%1…").arg(group), parent,
                       [=, &sandbox, &edits] { chooseObjectAction(sandbox, edits, row, group, parent, say); });
    }
}

} // namespace orrery::widgets
