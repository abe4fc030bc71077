// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_content.h"

#include "engine/content/expression_text.h"
#include "widgets/words/engine_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ElementRow;
using engine::FormatKind;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::RowFamily;
using engine::XmlAttribute;

constexpr std::array<std::string_view, 2> yesNo{"true", "false"};
/// The attributes that name the subject of an element, in the order of their preference. The first one that an element
/// has selects it among its siblings: the effects on one meter, for example.
constexpr std::array<std::string_view, 6> subjects{"id", "name", "meter", "property", "resource", "type"};
/// The maximum number of equal elements in one row that have columns of their own.
constexpr std::uint32_t mostEqualElements = 4;

/// The maximum number of columns of one kind that a table offers. Hostile content has very many (R2.6).
constexpr std::size_t mostOffered = 2000;

bool takesNumbers(ParameterKind kind) {
    return kind == ParameterKind::number || kind == ParameterKind::integer;
}

/// Returns the spec of a property's value in a class.
void describeProperty(const engine::Vocabulary& vocabulary, std::string_view id, ColumnInfo& info) {
    const auto index = vocabulary.findProperty(id);
    if (!index) {
        info.spec = {.kind = ParameterKind::text};
        return;
    }
    const engine::Property& property = vocabulary.properties()[*index];
    info.spec = {.name = "value",
                 .kind = ParameterKind::text,
                 .fallback = property.defaultText,
                 .label = property.label.empty() ? property.id : property.label,
                 .help = property.help};
    info.isKnown = true;
    switch (property.format.kind) {
    case FormatKind::number:
        info.spec.kind = ParameterKind::number;
        info.isNumber = true;
        break;
    case FormatKind::boolean:
        info.spec.kind = ParameterKind::choice;
        info.spec.choices = yesNo;
        break;
    case FormatKind::enumeration:
        info.spec.kind = ParameterKind::enumerator;
        info.spec.of = vocabulary.enumerations()[property.format.enumeration].id;
        break;
    case FormatKind::objectClass:
        info.spec.kind = ParameterKind::objectClass;
        break;
    case FormatKind::objectType:
        info.spec.kind = ParameterKind::objectType;
        break;
    default:
        break;
    }
}

/// Returns whether an attribute holds an expression. In rows of the format only truth values and some texts do.
bool isExpression(const ElementRow& row, const ParameterSpec& spec) {
    return row.family == RowFamily::format ? spec.kind == ParameterKind::boolean ||
                                                 (spec.kind == ParameterKind::text && spec.of == engine::expressionText)
                                           : engine::isFreeExpression(spec.kind);
}

/// Describes a column by an element that has it.
void describe(const engine::Vocabulary& vocabulary, Element sample, const TableColumn& column, ColumnInfo& info) {
    const ElementRow row = engine::rowOf(sample, vocabulary);
    if (!column.steps.empty()) {
        info.element = row.isKnown() ? row.label : sample.tag();
    }
    if (column.attribute.empty()) {
        info.spec = {.kind = row.isHolder() ? ParameterKind::value : ParameterKind::text, .help = row.help};
        info.isExpression = row.isHolder() || row.expression != nullptr;
        info.isNumber = info.isExpression;
        info.isKnown = row.isKnown();
        return;
    }
    const engine::ElementAttributes attributes = engine::attributesOf(sample, row, vocabulary);
    const ParameterSpec* const spec = attributes.find(column.attribute);
    info.words = attributes.words;
    if (spec == nullptr) {
        info.spec = {.kind = ParameterKind::text};
        return;
    }
    info.spec = *spec;
    info.isKnown = true;
    info.isExpression = isExpression(row, *spec);
    info.isNumber = takesNumbers(spec->kind) || (info.isExpression && spec->kind == ParameterKind::value);
}

ColumnInfo infoOf(const TableContent& table, const TableColumn& column) {
    ColumnInfo info;
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    if (column.isProperty() && table.source->showsProperties) {
        describeProperty(vocabulary, column.steps.front().value, info);
        return info;
    }
    Element sample;
    for (const TableContent::Row& row : table.rows) {
        if (const Element found = cellElement(row.element, column); found.tree != nullptr) {
            sample = found;
            break;
        }
    }
    if (sample.tree != nullptr) {
        describe(vocabulary, sample, column, info);
    }
    return info;
}

/// Adds the aliases of a property to its column, because classes may use them.
void addAliases(const engine::Vocabulary& vocabulary, TableColumn& column) {
    if (!column.isProperty()) {
        return;
    }
    if (const auto index = vocabulary.findProperty(column.steps.front().value)) {
        const engine::Property& property = vocabulary.properties()[*index];
        column.steps.front().aliases = property.aliases;
        column.steps.front().aliases.push_back(property.id);
    }
}

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
            describeProperty(vocabulary, id, one.info);
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

/// Returns the columns that a table shows before the user chooses some: the attributes and properties in use.
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
            describe(m_table.analysis->model->vocabulary, element, offered.column, offered.info);
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

CellText TableContent::cell(std::size_t row, std::size_t column) const {
    const TableColumn& shown = columns[column];
    const Element element = cellElement(rows[row].element, shown);
    if (std::optional<std::string> text = cellText(element, shown)) {
        return {CellState::given, std::move(*text)};
    }
    if (element.tree == nullptr && !(shown.isProperty() && source->showsProperties)) {
        return {};
    }
    if (source->showsProperties && shown == attributeColumn("name")) {
        // The name comes from a string, whose id is that of the class.
        const engine::CheckedModel& model = *analysis->model;
        const auto index = model.findClass(rows[row].title);
        const std::string name = index ? model.classes.asRead(*index).name : std::string();
        return {CellState::open,
                name == rows[row].title ? std::string() : name}; // without a string, the name is the id
    }
    return {CellState::open, std::string(infos[column].spec.fallback)};
}

engine::Location TableContent::place(std::size_t row, std::size_t column) const {
    const TableColumn& shown = columns[column];
    const Element element = cellElement(rows[row].element, shown);
    if (element.tree == nullptr) {
        return rows[row].element.head();
    }
    return shown.attribute.empty() ? element.tree->location(element.tree->content(element.index))
                                   : element.valueWhere(shown.attribute);
}

TableContentPtr readTable(AnalysisPtr analysis, const RowSource& source, std::string set,
                          std::optional<std::vector<TableColumn>> columns) {
    auto table = std::make_shared<TableContent>();
    table->analysis = std::move(analysis);
    table->source = &source;
    table->set = std::move(set);
    std::unordered_map<std::string, std::size_t> equal;
    for (const Element element : source.rows(*table->analysis, table->set)) {
        std::string title = source.title.empty() ? std::string() : element.value(source.title);
        // A row without a name is known by its text. So it keeps its place in the selection when others come and go.
        std::string key = title.empty() ? std::string(element.tree->slice(element.where().span)) : title;
        if (const std::size_t before = equal[key]++; before > 0) {
            key += '\n' + std::to_string(before);
        }
        table->rows.push_back({element, std::move(title), std::move(key)});
    }
    table->columns = columns ? std::move(*columns) : firstColumns(*table);
    for (TableColumn& column : table->columns) {
        if (source.showsProperties) {
            addAliases(table->analysis->model->vocabulary, column);
        }
        table->infos.push_back(infoOf(*table, column));
    }
    return table;
}

std::vector<OfferedColumn> offeredColumns(const TableContent& table) {
    std::vector<OfferedColumn> offered;
    if (table.rows.empty()) {
        return offered;
    }
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    const Element first = table.rows.front().element;
    const engine::ElementAttributes own = engine::attributesOf(first, engine::rowOf(first, vocabulary), vocabulary);
    // Attributes that the format does not know are in the text, too, and have problems to mend.
    std::map<std::string, std::size_t, std::less<>> uses = attributeUses(table);
    const auto add = [&](std::string_view name, const ParameterSpec& spec, bool isKnown) {
        const auto use = uses.find(name);
        const bool isTitle = table.source->isDefinition && name == table.source->title;
        const bool isSetItself = table.source->showsProperties && name == "type";
        if (isTitle || isSetItself || offered.size() >= mostOffered) {
            return;
        }
        ColumnInfo info;
        info.words = own.words;
        info.spec = spec;
        info.isKnown = isKnown;
        info.isExpression = isExpression(engine::rowOf(first, vocabulary), spec);
        info.isNumber = takesNumbers(spec.kind) || (info.isExpression && spec.kind == ParameterKind::value);
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

QString columnTitle(const TableColumn& column, const ColumnInfo& info) {
    const QString label =
        info.spec.label.empty() ? QString::fromStdString(column.attribute) : engineText(info.spec.label);
    if (column.steps.empty() || info.element.empty()) {
        return column.isProperty() && info.spec.label.empty() ? QString::fromStdString(column.steps.front().value)
                                                              : label;
    }
    QStringList parts;
    for (const ColumnStep& step : column.steps) {
        if (step.tag == "group" && !step.value.empty() && &step != &column.steps.back()) {
            parts << QString::fromStdString(step.value);
        }
    }
    parts << engineText(info.element);
    if (const std::string& subject = column.steps.back().value; !subject.empty()) {
        parts.back() += QLatin1Char(' ') + QString::fromStdString(subject);
    }
    if (!label.isEmpty()) {
        parts << label;
    }
    QString title = parts.join(QStringLiteral(" · "));
    return column.number == 0 ? title : title + QStringLiteral(" (%1)").arg(column.number + 1);
}

QString columnWay(const TableColumn& column) {
    QStringList way;
    for (const ColumnStep& step : column.steps) {
        way << QString::fromStdString(step.value.empty() ? step.tag : step.tag + ' ' + step.value);
    }
    const QString element = way.join(QLatin1Char('/'));
    const QString attribute = QString::fromStdString(column.attribute);
    return element.isEmpty() ? attribute : attribute.isEmpty() ? element : element + QStringLiteral(" · ") + attribute;
}

} // namespace orrery::widgets
