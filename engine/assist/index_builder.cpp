// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/index_builder.h"

#include "engine/content/constants.h"
#include "engine/content/csv.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_pieces.h"
#include "engine/content/expression_text.h"
#include "engine/content/occurrence_details.h"
#include "engine/content/schema.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

namespace orrery::engine {

namespace {

auto orderOf(const NamePlace& place) {
    return std::tuple(place.where.file.value, place.where.span.begin, place.where.span.end, place.name, place.form,
                      !place.isDefinition);
}

/// Returns the attribute with the name that an element defines. Returns null if the element defines none.
const ParameterSpec* definitionIn(const ElementSpec& spec) {
    const auto holdsName = [](const ParameterSpec& one) {
        return one.kind == ParameterKind::name || one.kind == ParameterKind::newObject ||
               (one.kind == ParameterKind::stacking && one.name == "name");
    };
    const auto found = spec.defines ? std::ranges::find_if(spec.attributes, holdsName) : spec.attributes.end();
    return found == spec.attributes.end() ? nullptr : &*found;
}

/// Returns whether elements of the kind have default strings. The id of a default string equals the id of the element.
bool hasImpliedTexts(NameKind kind) {
    return kind == NameKind::objectClass || kind == NameKind::group || kind == NameKind::scenario;
}

bool namesValues(Format format) {
    return format.kind == FormatKind::enumeration || format.kind == FormatKind::objectClass ||
           format.kind == FormatKind::objectType || format.kind == FormatKind::object ||
           format.kind == FormatKind::classList;
}

} // namespace

Span WrittenText::trimmedSpan() const {
    const std::string_view inner = trimmed(text());
    const auto begin = inner.empty() ? 0u : static_cast<std::uint32_t>(inner.data() - text().data());
    return {begin, begin + static_cast<std::uint32_t>(inner.size())};
}

std::vector<Span> WrittenText::words() const {
    std::vector<Span> all;
    for (const std::string_view word : splitWords(text())) {
        const auto begin = static_cast<std::uint32_t>(word.data() - text().data());
        all.push_back({begin, begin + static_cast<std::uint32_t>(word.size())});
    }
    return all;
}

NameId NameIndexBuilder::idOf(NameKind kind, std::string_view owner, std::string_view id) {
    std::string key(1, static_cast<char>(kind));
    key.append(owner).append(1, '\n').append(id);
    const auto [entry, isNew] = m_ids.try_emplace(std::move(key), static_cast<NameId>(m_keys.size()));
    if (isNew) {
        m_keys.push_back({kind, std::string(owner), std::string(id)});
    }
    return entry->second;
}

void NameIndexBuilder::add(NameKind kind, std::string_view owner, std::string_view id, Location where,
                           bool isDefinition, PlaceForm form) {
    countWork();
    if (!id.empty() && where.file.isValid()) {
        m_places.push_back({idOf(kind, owner, id), where, isDefinition, form});
    }
}

NameKey NameIndexBuilder::keyOf(const NameUse& use, const NameUses& of) const {
    const auto idIn = [&](const auto& table) { return NameKey{use.kind, {}, table[use.index].id}; };
    const Language& language = m_model.language;
    switch (use.kind) {
    case NameKind::objectClass:
        return idIn(m_model.classes);
    case NameKind::type:
        return idIn(m_vocabulary.types());
    case NameKind::scope:
        return idIn(m_vocabulary.scopes());
    case NameKind::meter:
        return idIn(m_vocabulary.meters());
    case NameKind::property:
        return idIn(m_vocabulary.properties());
    case NameKind::resource:
        return idIn(m_vocabulary.resources());
    case NameKind::hasKind:
        return idIn(m_vocabulary.kinds());
    case NameKind::define:
        return idIn(language.defines);
    case NameKind::function:
        return idIn(language.functions);
    case NameKind::aggregate:
        return idIn(language.aggregates);
    case NameKind::table:
        return idIn(language.tables);
    case NameKind::enumerator: {
        const Enumeration& enumeration = m_vocabulary.enumerations()[use.owner];
        return {use.kind, enumeration.id, enumeration.values[use.index].id};
    }
    case NameKind::column: {
        const CheckedTable& table = language.tables[use.owner];
        return {use.kind, table.id, table.columns[use.index].id};
    }
    case NameKind::parameter: {
        const auto holds = [&](const auto& function) {
            return function.first.file == use.where.file && function.first.span.covers(use.where.span);
        };
        const auto found = std::ranges::find_if(m_functions, holds);
        const auto place =
            found == m_functions.end() ? language.functionNames.end() : language.functionNames.find(found->second);
        if (place == language.functionNames.end()) {
            return {}; // `total` and `value` of an aggregate have no definition
        }
        const auto& parameters = language.functions[place->second].parameters;
        return {use.kind, found->second, use.index < parameters.size() ? parameters[use.index].name : std::string()};
    }
    default: // words without a definition
        return {use.kind, {}, of.words[use.index]};
    }
}

void NameIndexBuilder::addExpressionNames() {
    const auto add = [this](const NameUse& use, const NameUses& of, Location where) {
        const NameKey key = keyOf(use, of);
        this->add(key.kind, key.owner, key.id, where, false, use.isWord ? PlaceForm::word : PlaceForm::plain);
    };
    for (const NameUse& use : m_model.uses.all) {
        add(use, m_model.uses, use.where);
    }
    for (const ClassUses& ofClass : m_model.usesOfClasses) {
        for (const NameUse& use : ofClass.uses->all) {
            add(use, *ofClass.uses, ofClass.placeOf(use));
        }
    }
}

std::shared_ptr<NameIndex> NameIndexBuilder::finish() {
    auto index = std::make_shared<NameIndex>();
    std::vector<NameId> order(m_keys.size());
    std::iota(order.begin(), order.end(), NameId{0});
    std::ranges::sort(order, [&](NameId a, NameId b) { return m_keys[a] < m_keys[b]; });
    std::vector<NameId> placeOfKey(m_keys.size());
    index->m_names.reserve(m_keys.size());
    for (NameId i = 0; i < order.size(); ++i) {
        placeOfKey[order[i]] = i;
        index->m_names.push_back(std::move(m_keys[order[i]]));
    }
    for (NamePlace& place : m_places) {
        place.name = placeOfKey[place.name];
    }
    std::ranges::sort(m_places, {}, orderOf);
    const auto same = [](const NamePlace& a, const NamePlace& b) {
        return a.name == b.name && a.where == b.where && a.form == b.form;
    };
    m_places.erase(std::unique(m_places.begin(), m_places.end(), same), m_places.end());
    m_places.shrink_to_fit(); // the index stays in memory for long (P3.3)
    index->m_places = std::move(m_places);
    index->m_byName.resize(index->m_places.size());
    std::iota(index->m_byName.begin(), index->m_byName.end(), 0u);
    const auto nameOf = [&](std::uint32_t place) { return index->m_places[place].name; };
    std::ranges::stable_sort(index->m_byName, {}, nameOf);
    index->m_first.resize(index->m_names.size() + 1, 0);
    for (const NamePlace& place : index->m_places) {
        ++index->m_first[place.name + 1];
    }
    std::partial_sum(index->m_first.begin(), index->m_first.end(), index->m_first.begin());
    return index;
}

std::shared_ptr<const NameIndex> NameIndexBuilder::build() {
    for (const Element table : m_project.topLevel("strings")) {
        for (const Element entry : table.children()) {
            m_strings.insert(entry.value("id"));
        }
    }
    for (const Element scenario : m_project.topLevel("scenario")) {
        for (const Element child : scenario.children()) {
            if (child.tag() == "empire") {
                m_empires.insert(child.value("id"));
            }
        }
    }
    for (std::uint32_t file = 0; file < m_project.trees.size(); ++file) {
        const XmlTree& tree = *m_project.trees[file];
        if (tree.root() != XmlTree::none) {
            readFile(tree, m_project.sources.manifestFile == FileId{file});
        }
    }
    addExpressionNames();
    return finish();
}

std::optional<WrittenText> NameIndexBuilder::valueOf(Element element, std::string_view attribute) const {
    const XmlAttribute* found = element.tree->attribute(element.index, attribute);
    if (found == nullptr) {
        return std::nullopt;
    }
    return valueOf(*element.tree, *found);
}

WrittenText NameIndexBuilder::valueOf(const XmlTree& tree, const XmlAttribute& attribute) {
    return {decodeAttribute(tree.slice(attribute.value), attribute.value.begin), tree.file()};
}

void NameIndexBuilder::add(const std::vector<FoundName>& found, const WrittenText& text) {
    for (const FoundName& one : found) {
        add(one.kind, one.owner, one.id, text.where(one.part));
    }
}

void NameIndexBuilder::names(const ParameterSpec& spec, const WrittenText& text, std::string_view of) {
    const NameContext context{
        .model = m_model, .of = of, .scenario = m_scenario, .strings = &m_strings, .empires = &m_empires};
    add(namesIn(context, spec, text.text()), text);
}

void NameIndexBuilder::names(Format format, const WrittenText& text) {
    add(namesIn({.model = m_model}, format, text.text()), text);
}

/// Returns whether the checker reads the text of a parameter as an expression. If so, the checker has stored the names
/// in it (E7.4).
bool NameIndexBuilder::isReading(std::string_view text) const {
    return !isName(text) || m_vocabulary.findProperty(text);
}

void NameIndexBuilder::parameter(Element element, const ParameterSpec& spec, const WrittenText& text) {
    if (spec.kind == ParameterKind::objectClass && !spec.isList && isReading(text.slice(text.trimmedSpan()))) {
        return;
    }
    if (spec.kind == ParameterKind::newObject) {
        const Span id = text.trimmedSpan();
        return add(NameKind::object, {}, text.slice(id), text.where(id), true);
    }
    names(spec, text, spec.of.empty() ? std::string() : element.value(spec.of));
}

void NameIndexBuilder::parameters(Element element, std::span<const ParameterSpec> specs) {
    for (const ParameterSpec& spec : specs) {
        if (const auto text = valueOf(element, spec.name)) {
            parameter(element, spec, *text);
        } else if (isWritten(element, spec)) {
            std::vector<Diagnostic> told; // the checker has reported these diagnostics
            const auto written = writtenExpression(element, spec.name, told);
            if (written && written->text) {
                parameter(element, spec, {*written->text, element.tree->file()});
            }
        }
    }
}

void NameIndexBuilder::readFile(const XmlTree& tree, bool isManifest) {
    const Element root{&tree, tree.root()};
    const ElementSpec& spec = isManifest ? projectElement() : orreryElement();
    if (root.tag() == spec.tag) {
        readElement(root, spec, {});
    }
}

void NameIndexBuilder::readElement(Element element, const ElementSpec& spec, const Owner& around) {
    const ParameterSpec* const definition = definitionIn(spec);
    const Owner owner = define(element, spec, around);
    if (spec.defines == NameKind::scenario) {
        m_scenario = owner.id;
    }
    for (const ParameterSpec& attribute : spec.attributes) {
        const auto text = valueOf(element, attribute.name);
        if (text && &attribute != definition) {
            names(attribute, *text, attribute.of.empty() ? std::string() : element.value(attribute.of));
        }
    }
    if (spec.takesProperties) {
        readProperties(element, spec);
    }
    if (spec.takesColumns) {
        readCells(element, around.id);
    }
    if (spec.takesDetails) {
        parameters(element, detailParameters(m_vocabulary, element));
    }
    if (const WatchSpec* row = spec.takesRow ? m_vocabulary.watch(element.value("type")) : nullptr) {
        parameters(element, row->parameters);
    }
    if (spec.defines == NameKind::table) {
        readTableFile(element, owner.id);
    }
    readInside(element, spec, owner);
}

void NameIndexBuilder::readInside(Element element, const ElementSpec& spec, const Owner& owner) {
    switch (spec.content) {
    case ElementContent::conditions:
        return readConditions(element);
    case ElementContent::effects:
        return readEffects(element);
    case ElementContent::text:
        if (kindSpec(spec.words).resolve != nullptr) {
            names({.kind = spec.words, .isList = true}, {innerText(element), element.tree->file()}, {});
        }
        return;
    case ElementContent::elements:
        break;
    }
    std::size_t groups = 0;
    for (const Element child : element.children()) {
        const std::string_view tag = child.tag();
        if (const ElementSpec* inner = elementInside(spec, tag, m_vocabulary)) {
            groups += inner->defines == NameKind::group ? 1 : 0;
            readElement(child, *inner, {owner.id, groups});
        } else if (const OrderSpec* order = spec.takesOrders ? m_vocabulary.order(tag) : nullptr) {
            parameters(child, orderAttributes());
            parameters(child, order->parameters);
        } else if (const ActionSpec* action =
                       spec.takesRow && !spec.children.empty() ? m_vocabulary.action(tag) : nullptr) {
            parameters(child, action->parameters);
            if (action->holdsEffects) {
                readEffects(child);
            }
        } else if (spec.takesRow && tag == spec.tag) {
            readElement(child, spec, owner); // counted conditions can contain others
        }
    }
}

NameIndexBuilder::Owner NameIndexBuilder::define(Element element, const ElementSpec& spec, const Owner& around) {
    const ParameterSpec* const attribute = definitionIn(spec);
    if (attribute == nullptr) {
        return {around.id, 0};
    }
    const NameKind kind = *spec.defines;
    const std::string id = element.value(attribute->name);
    // Ids of these kinds are unique only within the outer element.
    const bool isOwned = kind == NameKind::group || kind == NameKind::enumerator || kind == NameKind::parameter ||
                         kind == NameKind::column || kind == NameKind::condition;
    const std::string_view owner = isOwned ? std::string_view(around.id) : std::string_view();
    if (const auto text = valueOf(element, attribute->name)) {
        const Span part = text->trimmedSpan();
        if (kind == NameKind::scope) {
            defineScope(*text, part);
        } else if (kind == NameKind::stacking) {
            for (const FoundName& found : namesIn({.model = m_model}, *attribute, text->text())) {
                add(kind, {}, found.id, text->where(found.part), true);
            }
        } else {
            add(kind, owner, text->slice(part), text->where(part), true);
        }
    }
    if (const auto aliases = valueOf(element, "alias"); aliases && spec.attribute("alias") != nullptr) {
        for (const Span word : aliases->words()) {
            add(kind, owner, id, aliases->where(word), true);
        }
    }
    if (kind == NameKind::function) {
        m_functions.emplace_back(element.where(), id);
    }
    if (hasImpliedTexts(kind)) {
        const bool hasId = element.has(attribute->name);
        const std::string name = hasId ? id : "#" + std::to_string(around.groups);
        impliedTexts(element, kind == NameKind::group ? around.id + "." + name : name,
                     hasId ? element.valueWhere(attribute->name) : element.head());
    }
    return {id, 0};
}

/// Adds a reference to the type of "ship.weapon", and a definition of its last part.
void NameIndexBuilder::defineScope(const WrittenText& text, Span part) {
    names({.kind = ParameterKind::variableScope}, text, {});
    const std::string_view path = text.slice(part);
    const std::size_t dot = path.rfind('.');
    if (dot != std::string_view::npos) {
        const auto begin = part.begin + static_cast<std::uint32_t>(dot) + 1;
        add(NameKind::scope, {}, path, text.where({begin, part.end}), true);
    }
}

/// Adds the default strings for the name and the description of an element that names no strings.
void NameIndexBuilder::impliedTexts(Element element, const std::string& id, Location where) {
    const auto imply = [&](const std::string& string) {
        if (m_strings.contains(string)) {
            add(NameKind::string, {}, string, where, false, PlaceForm::implied);
        }
    };
    if (!element.has("name")) {
        imply(id);
    }
    if (!element.has("description")) {
        imply(id + "_DESC");
    }
}

/// Adds the properties that further attributes name, with '-' for '_'.
void NameIndexBuilder::readProperties(Element element, const ElementSpec& spec) {
    const XmlTree& tree = *element.tree;
    for (auto one = tree.attributesBegin(element.index); one != tree.attributesEnd(element.index); ++one) {
        const std::string_view written = tree.name(*one);
        if (spec.attribute(written) != nullptr) {
            continue;
        }
        std::string id(written);
        std::ranges::replace(id, '-', '_');
        if (const auto property = m_vocabulary.findProperty(id)) {
            add(NameKind::property, {}, m_vocabulary.properties()[*property].id, tree.location(one->name), false,
                PlaceForm::attribute);
            names({.kind = ParameterKind::constant}, valueOf(tree, *one), id);
        }
    }
}

const CheckedTable* NameIndexBuilder::findTable(std::string_view id) const {
    const auto found = m_model.language.tableNames.find(id);
    return found != m_model.language.tableNames.end() ? &m_model.language.tables[found->second] : nullptr;
}

void NameIndexBuilder::readCells(Element row, const std::string& tableId) {
    const CheckedTable* const table = findTable(tableId);
    if (table == nullptr) {
        return;
    }
    const XmlTree& tree = *row.tree;
    for (auto cell = tree.attributesBegin(row.index); cell != tree.attributesEnd(row.index); ++cell) {
        const std::string_view name = tree.name(*cell);
        if (name == "key") {
            names(table->key, valueOf(tree, *cell));
        } else if (const auto column = table->findColumn(name)) {
            add(NameKind::column, tableId, name, tree.location(cell->name));
            names(table->columns[*column].format, valueOf(tree, *cell));
        }
    }
}

/// Adds the names in a table file. Its first line names the columns.
void NameIndexBuilder::readTableFile(Element element, const std::string& tableId) {
    const CheckedTable* const found = findTable(tableId);
    if (found == nullptr || !element.has("file")) {
        return;
    }
    const CheckedTable& table = *found;
    const FileId file = m_files.findTable(element.value("file"));
    if (!file.isValid()) {
        return; // the checker has reported this problem
    }
    const std::string_view bytes = m_project.sources.files[file.value].text->bytes();
    // In a table of plain numbers, only the first line has names.
    const bool isNamed =
        namesValues(table.key) || std::ranges::any_of(table.columns, namesValues, &CheckedTable::Column::format);
    const std::size_t firstLine = bytes.find('\n');
    const bool isPlain = bytes.substr(0, firstLine).find('"') == std::string_view::npos;
    const CsvTable csv = readCsv(isNamed || !isPlain ? bytes : bytes.substr(0, firstLine));
    if (csv.rows.empty()) {
        return;
    }
    // Returns the word in a cell without blanks and quotes. Returns nullopt if the cell contains doubled quotes.
    const auto wordOf = [&](const CsvCell& cell) -> std::optional<WrittenText> {
        const std::string_view written = bytes.substr(cell.span.begin, cell.span.size());
        const std::size_t at = written.find(cell.text);
        if (cell.text.empty() || at == std::string_view::npos) {
            return std::nullopt;
        }
        return WrittenText{{cell.text, cell.span.begin + static_cast<std::uint32_t>(at), {}}, file};
    };
    const auto whole = [](const WrittenText& word) { return Span{0, static_cast<std::uint32_t>(word.text().size())}; };
    std::vector<std::optional<Format>> formats{table.key}; // format of each cell of a line
    const CsvRow& head = csv.rows.front();
    for (std::size_t i = 1; i < head.cells.size(); ++i) {
        const auto column = table.findColumn(head.cells[i].text);
        formats.push_back(column ? std::optional(table.columns[*column].format) : std::nullopt);
        if (const auto word = wordOf(head.cells[i]); word && formats.back()) {
            add(NameKind::column, table.id, word->text(), word->where(whole(*word)));
        }
    }
    for (std::size_t row = 1; isNamed && row < csv.rows.size(); ++row) {
        const std::vector<CsvCell>& cells = csv.rows[row].cells;
        for (std::size_t i = 0; i < std::min(cells.size(), formats.size()); ++i) {
            if (const auto word = formats[i] && namesValues(*formats[i]) ? wordOf(cells[i]) : std::nullopt) {
                names(*formats[i], *word);
            }
        }
    }
}

void NameIndexBuilder::readConditions(Element list) {
    for (const Element child : list.children()) {
        readCondition(child);
    }
}

void NameIndexBuilder::readCondition(Element element) {
    if (const ConditionSpec* row = m_vocabulary.condition(element.tag())) {
        parameters(element, row->parameters);
        readConditions(element);
        return;
    }
    // And, Or and Not contain conditions. The checker has already stored the names in all other expression elements.
    const ExpressionElement* row = findExpressionElement(element.tag());
    const bool isLogic = row != nullptr && (row->tag == "And" || row->tag == "Or" || row->tag == "Not");
    if (isLogic) {
        readConditions(element);
    }
}

void NameIndexBuilder::readEffects(Element list) {
    for (const Element child : list.children()) {
        readEffect(child);
    }
}

void NameIndexBuilder::readEffect(Element element) {
    const EffectSpec* row = m_vocabulary.effect(element.tag());
    if (row == nullptr) {
        return;
    }
    parameters(element, row->parameters);
    for (const ParameterSpec& attribute : effectAttributes(row->operation != MeterOperation::none)) {
        if (const auto text = valueOf(element, attribute.name)) {
            parameter(element, attribute, *text);
        }
    }
    if (awaitsOccurrence(*row)) {
        parameters(element, detailParameters(m_vocabulary, element));
    }
    for (const Element child : element.children()) {
        const auto block = std::ranges::find(row->blocks, child.tag(), &BlockSpec::tag);
        if (block != row->blocks.end()) {
            block->content == BlockContent::effects ? readEffects(child) : readConditions(child);
        }
    }
}

} // namespace orrery::engine
