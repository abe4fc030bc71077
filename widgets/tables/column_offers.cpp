// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/column_offers.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::XmlAttribute;

/// The attributes that name the subject of an element, in the order of their preference. The first one that an element
/// has selects it among its siblings: the effects on one meter, for example.
constexpr std::array<std::string_view, 6> subjects{"id", "name", "meter", "property", "resource", "type"};
/// The maximum number of equal elements in one row that have columns of their own.
constexpr std::uint32_t mostEqualElements = 4;

/// The maximum number of columns of one kind that a table offers. Hostile content has very many (R2.6).
constexpr std::size_t mostOffered = 2000;

/// Counts the attributes of the rows' own elements.
std::map<std::string, std::size_t, std::less<>> attributeUses(const TableContent& table) {
    std::map<std::string, std::size_t, std::less<>> uses;
    for (const TableContent::Row& row : table.rows) {
        const engine::XmlTree& tree = *row.element.tree;
        for (const XmlAttribute* at = tree.attributesBegin(row.element.index);
             at != tree.attributesEnd(row.element.index); ++at) {
            const std::string_view name = tree.name(*at);
            if (const auto known = uses.find(name); known != uses.end()) {
                ++known->second;
            } else if (uses.size() < mostOffered) {
                uses.emplace(name, 1);
            }
        }
    }
    return uses;
}

/// Adds the properties that classes of the table can have: those of every class, those of objects of the type, and
/// unknown ones in the text.
void addProperties(const TableContent& table, std::vector<OfferedColumn>& offered) {
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    std::map<std::string, std::size_t, std::less<>> uses; // by id, not by alias
    for (const TableContent::Row& row : table.rows) {
        for (const std::uint32_t child : row.element.tree->elements(row.element.index)) {
            const Element element{row.element.tree, child};
            if (element.tag() == "property") {
                const std::string name = element.value("name");
                const auto index = vocabulary.findProperty(name);
                ++uses[index ? vocabulary.properties()[*index].id : name];
            }
        }
    }
    const auto type = vocabulary.findType(table.set);
    const auto add = [&](const std::string& id, std::size_t count) {
        if (offered.size() < mostOffered && !id.empty()) {
            OfferedColumn one{propertyColumn(id), {}, count};
            addAliases(vocabulary, one.column);
            one.info = propertyInfo(vocabulary, id);
            offered.push_back(std::move(one));
        }
    };
    for (const engine::Property& property : vocabulary.properties()) {
        const auto index = static_cast<engine::PropertyIndex>(&property - vocabulary.properties().data());
        const auto use = uses.find(property.id);
        if (property.ofClass || use != uses.end() || (type && vocabulary.types()[*type].hasProperty(index))) {
            add(property.id, use == uses.end() ? 0 : use->second);
        }
        if (use != uses.end()) {
            uses.erase(use);
        }
    }
    for (const auto& [id, count] : uses) {
        add(id, count);
    }
}

/// Counts the values of all elements below the rows.
class ColumnCounter {
public:
    explicit ColumnCounter(const TableContent& table) : m_table(table) {}

    std::vector<OfferedColumn> take() {
        std::unordered_map<std::string, std::size_t> uses;
        for (const TableContent::Row& row : m_table.rows) {
            for (const Element child : row.element.children()) {
                if (child.tag() == "group" && ++uses[child.value("id")] == 2) {
                    m_sharedGroups.insert(child.value("id"));
                }
            }
        }
        m_sharedGroups.erase(std::string());
        for (const TableContent::Row& row : m_table.rows) {
            m_numbers.clear();
            m_steps.clear();
            visit(row.element);
        }
        std::vector<OfferedColumn> offered = std::move(m_offered);
        std::ranges::stable_sort(offered, std::greater<>(), &OfferedColumn::uses);
        return offered;
    }

private:
    void visit(Element around) {
        for (const std::uint32_t index : around.tree->elements(around.index)) {
            const Element child{around.tree, index};
            if (m_table.source->showsProperties && m_steps.empty() && child.tag() == "property") {
                continue; // its columns are those of the properties
            }
            walk(child, stepTo(child));
            // If several classes have a group of one id, that group also has columns of its own.
            if (child.tag() == "group" && m_sharedGroups.contains(child.value("id"))) {
                walk(child, {"group", "id", child.value("id")});
            }
        }
    }

    void walk(Element element, ColumnStep step) {
        m_steps.push_back(std::move(step));
        count(element);
        visit(element);
        m_steps.pop_back();
    }

    static ColumnStep stepTo(Element element) {
        ColumnStep step{std::string(element.tag())};
        // The ids of most groups differ from class to class. So this step leads to the group of any id.
        for (const std::string_view subject : subjects) {
            if (element.has(subject) && element.tag() != "group") {
                step.key = subject;
                step.value = element.value(subject);
                break;
            }
        }
        return step;
    }

    void count(Element element) {
        const std::uint32_t number = m_numbers[wayKey()]++;
        if (number >= mostEqualElements) {
            return;
        }
        for (const XmlAttribute* at = element.tree->attributesBegin(element.index);
             at != element.tree->attributesEnd(element.index); ++at) {
            const std::string_view name = element.tree->name(*at);
            if (name != m_steps.back().key) {
                add(element, number, std::string(name));
            }
        }
        if (element.children().empty() && !element.tree->text(element.index).empty()) {
            add(element, number, {});
        }
    }

    std::string wayKey() const {
        std::string key;
        for (const ColumnStep& step : m_steps) {
            key.append(step.tag).append(1, '\n').append(step.key).append(1, '\n').append(step.value).append(1, '\n');
        }
        return key;
    }

    void add(Element element, std::uint32_t number, std::string attribute) {
        const std::string key = wayKey() + std::to_string(number) + '\n' + attribute;
        const auto [at, isNew] = m_at.try_emplace(key, m_offered.size());
        if (isNew && m_offered.size() >= mostOffered) {
            m_at.erase(at);
            return;
        }
        if (isNew) {
            OfferedColumn offered{{m_steps, number, std::move(attribute)}, {}, 0};
            offered.info = columnInfo(m_table.analysis->model->vocabulary, element, offered.column);
            m_offered.push_back(std::move(offered));
        }
        ++m_offered[at->second].uses;
    }

    const TableContent& m_table;
    std::set<std::string, std::less<>> m_sharedGroups; ///< ids of groups that several rows have
    std::vector<ColumnStep> m_steps;
    std::unordered_map<std::string, std::uint32_t> m_numbers; ///< elements of the present row, by their way
    std::unordered_map<std::string, std::size_t> m_at;        ///< indices in m_offered, by way and attribute
    std::vector<OfferedColumn> m_offered;
};

} // namespace

std::vector<OfferedColumn> offeredColumns(const TableContent& table) {
    std::vector<OfferedColumn> offered;
    if (table.rows.empty()) {
        return offered;
    }
    if (table.sheet != nullptr) {
        const Element declaration = lookupTable(*table.analysis, table.set);
        for (std::size_t i = 0; i < std::min(table.sheet->columnCount(), mostOffered); ++i) {
            offered.push_back(
                {attributeColumn(CsvSheet::attributeOf(i)), csvInfo(*table.sheet, declaration, i), table.rows.size()});
        }
        return offered;
    }
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    const Element first = table.rows.front().element;
    const engine::ElementRow row = engine::rowOf(first, vocabulary);
    const engine::ElementAttributes own = engine::attributesOf(first, row, vocabulary);
    // Attributes that the format does not know are in the text, too, and have problems to mend.
    std::map<std::string, std::size_t, std::less<>> uses = attributeUses(table);
    const auto add = [&](std::string_view name, const ParameterSpec& spec, bool isKnown) {
        const auto use = uses.find(name);
        const bool isTitle = table.source->isDefinition && name == table.source->title;
        const bool isSetItself = table.source->showsProperties && name == "type";
        if (isTitle || isSetItself || offered.size() >= mostOffered) {
            return;
        }
        ColumnInfo info = attributeInfo(row, spec);
        info.words = own.words;
        info.isKnown = isKnown;
        offered.push_back({attributeColumn(name), std::move(info), use == uses.end() ? 0 : use->second});
    };
    for (const ParameterSpec& spec : own.specs) {
        add(spec.name, spec, true);
        if (const auto use = uses.find(spec.name); use != uses.end()) {
            uses.erase(use);
        }
    }
    for (const auto& [name, count] : uses) {
        add(name, {.kind = ParameterKind::text}, false);
    }
    if (table.source->showsProperties) {
        addProperties(table, offered);
    }
    for (OfferedColumn& one : ColumnCounter(table).take()) {
        offered.push_back(std::move(one));
    }
    return offered;
}

std::vector<TableColumn> firstColumns(const TableContent& table) {
    constexpr std::size_t most = 12;
    std::vector<TableColumn> columns;
    const std::vector<OfferedColumn> offered = offeredColumns(table);
    if (table.source->showsProperties) {
        columns.push_back(attributeColumn("name"));
    }
    for (const OfferedColumn& one : offered) {
        const bool isOwn = one.column.steps.empty() && !table.source->showsProperties;
        if (one.uses > 0 && (isOwn || (table.source->showsProperties && one.column.isProperty())) &&
            columns.size() < most) {
            columns.push_back(one.column);
        }
    }
    return columns;
}

} // namespace orrery::widgets
