// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/renamed_texts.h"

#include "engine/assist/renamed_text.h"
#include "widgets/base/kept_fields.h"

#include <QJsonArray>
#include <QList>
#include <QUndoStack>

#include <algorithm>

namespace orrery::ide {

using namespace orrery::widgets;

namespace {

/// A value of the session with texts that can contain names.
struct KeptTexts {
    QLatin1String field;
    QList<QLatin1String> members; ///< members with such texts, of objects at any depth
};

const QList<KeptTexts>& keptTexts() {
    static const QList<KeptTexts> rows{
        {QLatin1String("breakpoints.list"), {QLatin1String("text")}},
        {QLatin1String("watches.list"), {QLatin1String("value"), QLatin1String("name")}},
        {QLatin1String("plots"),
         {QLatin1String("value"), QLatin1String("name"), QLatin1String("group"), QLatin1String("where")}},
        {QLatin1String("map.values"), {QLatin1String("of"), QLatin1String("value")}},
    };
    return rows;
}

/// Returns a value with the name replaced in the texts of its members.
QJsonValue renamed(const QJsonValue& value, const QList<QLatin1String>& members, const engine::NameKey& was,
                   const QString& newId) {
    if (value.isArray()) {
        QJsonArray all;
        for (const QJsonValue& one : value.toArray()) {
            all.append(renamed(one, members, was, newId));
        }
        return all;
    }
    QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member->isArray() || member->isObject()) {
            *member = renamed(*member, members, was, newId);
        } else if (member->isString() && members.contains(member.key())) {
            *member =
                QString::fromStdString(engine::renamedText(member->toString().toStdString(), was, newId.toStdString()));
        }
    }
    return object;
}

} // namespace

RenamedTexts::RenamedTexts(KeptFields& fields, QUndoStack& history, QObject* parent)
    : QObject(parent), m_fields(fields), m_history(history) {
    connect(&m_history, &QUndoStack::indexChanged, this, &RenamedTexts::follow);
}

void RenamedTexts::note(const engine::NameKey& was, const QString& newId) {
    const int place = m_history.index() - 1;
    m_renames.push_back({place, m_history.text(place), was, newId});
    apply(m_renames.back());
}

/// Does or undoes the renames whose command the user redid or undid.
void RenamedTexts::follow() {
    std::erase_if(m_renames, [this](const Rename& one) { return m_history.text(one.place) != one.text; });
    const auto doOne = [this](Rename& one) {
        if (const bool isDone = one.place < m_history.index(); isDone != one.isDone) {
            one.isDone = isDone;
            apply(one);
        }
    };
    std::for_each(m_renames.rbegin(), m_renames.rend(), [&](Rename& one) {
        if (one.isDone) { // the newest first: each undo begins with the names that the later ones have left
            doOne(one);
        }
    });
    std::ranges::for_each(m_renames, doOne);
}

void RenamedTexts::apply(Rename& rename) {
    engine::NameKey from = rename.was;
    QString to = rename.newId;
    if (!rename.isDone) {
        from.id = rename.newId.toStdString();
        to = QString::fromStdString(rename.was.id);
    }
    for (const KeptTexts& kept : keptTexts()) {
        const QJsonValue value = m_fields.values().value(kept.field);
        if (!value.isArray() && !value.isObject()) {
            continue;
        }
        const bool isAsLeft = !rename.isDone && value == rename.after.value(kept.field);
        const QJsonValue now = isAsLeft ? rename.before.value(kept.field) : renamed(value, kept.members, from, to);
        if (rename.isDone) {
            rename.before.insert(kept.field, value);
            rename.after.insert(kept.field, now);
        }
        m_fields.rewrite(kept.field, now);
    }
}

} // namespace orrery::ide
