// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/seeds_names.h"

#include "engine/check/model/model.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

class NameMaker {
    Q_DECLARE_TR_FUNCTIONS(SeedsModel)

public:
    explicit NameMaker(const engine::CheckedModel& model) : m_model(model) {}

    void add(const std::vector<engine::SeedsRow>& rows, bool areTotals, std::vector<SeedsNames::Row>& to) {
        std::unordered_map<std::string, std::uint32_t> objects;
        std::unordered_map<std::string, std::uint32_t> values;
        to.reserve(rows.size());
        for (const engine::SeedsRow& row : rows) {
            const auto object = objects.try_emplace(row.hasOneName ? row.object : row.object + '*', 0);
            if (object.second) {
                object.first->second = place(areTotals ? typeName(row.object) : marked(row));
            }
            const auto value = values.try_emplace(row.value, 0);
            if (value.second) {
                value.first->second = place(valueName(row.value, areTotals));
            }
            to.push_back({object.first->second, value.first->second});
        }
    }

    SeedsNames& names() { return m_names; }

private:
    std::uint32_t place(const QString& text) {
        const auto known = m_places.constFind(text);
        if (known != m_places.constEnd()) {
            return *known;
        }
        const auto at = static_cast<std::uint32_t>(m_names.texts.size());
        m_places.insert(text, at);
        m_names.texts.push_back(text);
        return at;
    }
    QString typeName(const std::string& id) const {
        const auto& types = m_model.vocabulary.types();
        const auto type = std::ranges::find(types, id, [](const auto& one) { return one.id; });
        return type != types.end() && !type->label.empty() ? engineText(type->label) : QString::fromStdString(id);
    }
    static QString marked(const engine::SeedsRow& row) {
        const QString name = QString::fromStdString(row.object);
        return row.hasOneName ? name : name + QLatin1Char('*');
    }
    QString valueName(const std::string& value, bool isTotal) const {
        const auto column = m_model.layout.find(value);
        if (!column) {
            return isTotal ? tr("number of objects") : QString::fromStdString(value);
        }
        const std::string& label = m_model.layout[*column].label;
        return label.empty() ? QString::fromStdString(value) : engineText(label);
    }

    const engine::CheckedModel& m_model;
    SeedsNames m_names;
    QHash<QString, std::uint32_t> m_places;
};

} // namespace

SeedsNames namesOf(const engine::SeedsComparison& seeds, const engine::CheckedModel& model) {
    NameMaker maker(model);
    maker.add(seeds.totals, true, maker.names().totals);
    maker.add(seeds.rows, false, maker.names().rows);
    SeedsNames names = std::move(maker.names());
    std::vector<std::pair<QString, std::size_t>> order;
    for (std::size_t i = 0; i < names.texts.size(); ++i) {
        order.emplace_back(names.texts[i].toCaseFolded(), i);
    }
    std::ranges::sort(order);
    names.ranks.resize(order.size());
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        rank += i > 0 && order[i].first != order[i - 1].first ? 1 : 0;
        names.ranks[order[i].second] = rank;
    }
    return names;
}

} // namespace orrery::widgets
