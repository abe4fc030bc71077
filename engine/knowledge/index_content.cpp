// SPDX-License-Identifier: GPL-3.0-or-later
// The names in vocabularies, classes, definitions and strings.
#include "engine/content/content_diagnostics.h"
#include "engine/content/csv.h"
#include "engine/content/element_rows_classes.h"
#include "engine/content/expression_pieces.h"
#include "engine/content/vocabulary_load.h"
#include "engine/knowledge/index_builder.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

/// The declarations whose ids are names by themselves.
struct Declaration {
    std::string_view tag;
    NameKind kind = NameKind::type;
};
constexpr std::array declarations{Declaration{"enumeration", NameKind::enumeration},
                                  Declaration{"meter", NameKind::meter},
                                  Declaration{"property", NameKind::property},
                                  Declaration{"resource", NameKind::resource},
                                  Declaration{"type", NameKind::type},
                                  Declaration{"occurrence", NameKind::occurrence},
                                  Declaration{"define", NameKind::define},
                                  Declaration{"option", NameKind::property},
                                  Declaration{"kind", NameKind::hasKind}};

WrittenText inside(Element element) {
    return {innerText(element), element.tree->file()};
}

} // namespace

void NameIndexBuilder::readFile(const XmlTree& tree, bool isManifest) {
    const Element root{&tree, tree.root()};
    if (isManifest) {
        if (const auto text = valueOf(root, "scenario")) {
            const Span id = text->trimmedSpan();
            add(NameKind::scenario, {}, text->slice(id), text->where(id));
        }
        return;
    }
    if (root.tag() != orreryElement().tag) {
        return;
    }
    for (const Element child : root.children()) {
        const std::string_view tag = child.tag();
        if (tag == "vocabulary") {
            readVocabulary(child);
        } else if (tag == "class") {
            readClass(child);
        } else if (tag == "scenario") {
            readScenario(child);
        } else if (tag == "run") {
            readRun(child);
        } else if (tag == "strings") {
            readStrings(child);
        } else if (tag == "variable") {
            define(NameKind::variable, {}, child, "name");
            attribute(child, "format", &NameIndexBuilder::useFormat);
            if (const auto scope = valueOf(child, "scope")) {
                useScope(*scope, scope->trimmedSpan());
            }
        } else if (tag == "channel") {
            attribute(child, "variable", &NameIndexBuilder::useVariable);
            attribute(child, "property", &NameIndexBuilder::useProperty);
            if (const auto meter = valueOf(child, "meter")) {
                useMeter(*meter, meter->trimmedSpan(), true);
            }
            if (const auto scope = valueOf(child, "scope")) {
                useScope(*scope, scope->trimmedSpan());
            }
        } else if (tag == "global-modifiers") {
            readModifiers(child);
        } else if (tag == "function") {
            readFunction(child);
        } else if (tag == "table") {
            readTable(child);
        } else if (tag == "aggregate") {
            define(NameKind::aggregate, {}, child, "id");
        }
    }
}

void NameIndexBuilder::readVocabulary(Element section) {
    for (const Element child : section.children()) {
        readDeclaration(child);
    }
}

void NameIndexBuilder::readDeclaration(Element element) {
    const std::string_view tag = element.tag();
    const std::string id = element.value("id");
    const auto aliases = [&](NameKind kind, std::string_view owner, Element of) {
        if (const auto text = valueOf(of, "alias")) {
            for (const Span word : text->words()) {
                add(kind, owner, of.value("id"), text->where(word), true);
            }
        }
    };
    for (const Declaration& row : declarations) {
        if (row.tag == tag) {
            define(row.kind, {}, element, "id");
            aliases(row.kind, {}, element);
        }
    }
    if (tag == "enumeration") {
        for (const Element value : element.children()) {
            if (value.tag() == "value") {
                define(NameKind::enumerator, id, value, "id");
                aliases(NameKind::enumerator, id, value);
            }
        }
    } else if (tag == "type") {
        attributeWords(element, "attached-to", &NameIndexBuilder::useType);
        attribute(element, "class", &NameIndexBuilder::useClass);
        for (const Element has : element.children()) {
            if (const auto meter = valueOf(has, "meter")) {
                useMeter(*meter, meter->trimmedSpan(), false);
            }
            attribute(has, "property", &NameIndexBuilder::useProperty);
            attribute(has, "resource", &NameIndexBuilder::useResource);
        }
    } else if (tag == "scope") {
        if (const auto scope = valueOf(element, "id")) {
            useScope(*scope, scope->trimmedSpan(), true);
        }
    } else if (tag == "stacking") {
        if (const auto name = valueOf(element, "name")) {
            useStacking(*name, name->trimmedSpan(), true);
        }
    } else if (tag == "kind") {
        attribute(element, "type", &NameIndexBuilder::useType);
        attribute(element, "property", &NameIndexBuilder::useProperty);
        if (const auto grouping = valueOf(element, "grouping")) {
            add(NameKind::grouping, {}, grouping->slice(grouping->trimmedSpan()),
                grouping->where(grouping->trimmedSpan()));
        }
    }
    attribute(element, "format", &NameIndexBuilder::useFormat);
    const auto format = formatCalled(m_vocabulary, element.value("format"));
    for (const std::string_view name : {"default", "value"}) {
        const auto text = tag == "define" ? std::nullopt : valueOf(element, name);
        if (text && format && format->kind != FormatKind::object) {
            useConstant(*text, text->trimmedSpan(), *format);
        }
    }
}

void NameIndexBuilder::readStrings(Element table) {
    for (const Element entry : table.children()) {
        if (entry.tag() == "string") {
            define(NameKind::string, {}, entry, "id");
        }
    }
}

void NameIndexBuilder::impliedString(const std::string& id, Location where) {
    if (m_strings.contains(id)) {
        add(NameKind::string, {}, id, where, false, PlaceForm::implied);
    }
}

/// The strings that name and describe something: written, or found by its own id.
void NameIndexBuilder::namedTexts(Element element, const std::string& fallbackId, Location impliedBy) {
    for (const std::string_view name : {"name", "description"}) {
        if (element.has(name)) {
            attribute(element, name, &NameIndexBuilder::useString);
        } else {
            impliedString(name == "name" ? fallbackId : fallbackId + "_DESC", impliedBy);
        }
    }
}

void NameIndexBuilder::readClass(Element element) {
    const std::string id = element.value("id");
    define(NameKind::objectClass, {}, element, "id");
    namedTexts(element, id, element.valueWhere("id"));
    parameters(element, rows::classAttributes);
    const auto grouping = [&](const WrittenText& text) {
        for (const Span word : text.words()) {
            add(NameKind::grouping, {}, text.slice(word), text.where(word));
        }
    };
    if (const auto text = valueOf(element, "groupings")) {
        grouping(*text);
    }
    std::size_t groups = 0;
    for (const Element child : element.children()) {
        const std::string_view tag = child.tag();
        if (tag == "property") {
            attribute(child, "name", &NameIndexBuilder::useProperty);
            const auto property = m_vocabulary.findProperty(child.value("name"));
            const auto value = valueOf(child, "value");
            if (property && value) {
                useConstant(*value, value->trimmedSpan(), m_vocabulary.properties()[*property].format);
            }
        } else if (tag == "groupings") {
            grouping(inside(child));
        } else if (tag == "prerequisite") {
            parameters(child, rows::prerequisiteAttributes);
        } else if (tag == "unlocks") {
            parameters(child, rows::unlocksAttributes);
        } else if (tag == "available" || tag == "location") {
            readConditions(child);
        } else if (tag == "group") {
            readGroup(child, id, ++groups);
        } else if (tag == "part") {
            if (const auto scope = valueOf(child, "scope")) {
                useScope(*scope, scope->trimmedSpan());
            }
            readModifiers(child);
        }
    }
    readModifiers(element);
}

void NameIndexBuilder::readGroup(Element element, const std::string& owner, std::size_t order) {
    define(NameKind::group, owner, element, "id");
    const std::string id = element.has("id") ? element.value("id") : "#" + std::to_string(order);
    namedTexts(element, owner + "." + id, element.has("id") ? element.valueWhere("id") : element.head());
    if (const auto stacking = valueOf(element, "stacking")) {
        useStacking(*stacking, stacking->trimmedSpan());
    }
    for (const Element child : element.children()) {
        const std::string_view tag = child.tag();
        if (tag == "trigger") {
            readOccurrences(child);
            readConditions(child);
        } else if (tag == "cost") {
            attribute(child, "resource", &NameIndexBuilder::useResource);
        } else if (tag == "activation") {
            readConditions(child);
        } else if (tag == "scope") {
            for (const Element list : child.children()) {
                readConditions(list);
            }
        } else if (tag == "effects") {
            readEffects(child);
        }
    }
}

void NameIndexBuilder::readModifiers(Element parent) {
    for (const Element child : parent.children()) {
        if (child.tag() != "modify" && child.tag() != "modify-other") {
            continue;
        }
        attribute(child, "variable", &NameIndexBuilder::useVariable);
        attribute(child, "type", &NameIndexBuilder::useType);
        attribute(child, "class", &NameIndexBuilder::useClass);
        attribute(child, "object", &NameIndexBuilder::useObject);
        if (const auto grouping = valueOf(child, "grouping")) {
            const Span part = grouping->trimmedSpan();
            add(NameKind::grouping, {}, grouping->slice(part), grouping->where(part));
        }
    }
}

void NameIndexBuilder::readFunction(Element element) {
    const std::string id = element.value("id");
    m_functions.emplace_back(element.where(), id);
    define(NameKind::function, {}, element, "id");
    attribute(element, "result", &NameIndexBuilder::useFormat);
    for (const Element child : element.children()) {
        if (child.tag() == "parameter") {
            define(NameKind::parameter, id, child, "name");
            attribute(child, "format", &NameIndexBuilder::useFormat);
        }
    }
}

void NameIndexBuilder::readTable(Element element) {
    const std::string id = element.value("id");
    define(NameKind::table, {}, element, "id");
    attribute(element, "key", &NameIndexBuilder::useFormat);
    const auto found = m_model.language.tableNames.find(id);
    const CheckedTable* table =
        found != m_model.language.tableNames.end() ? &m_model.language.tables[found->second] : nullptr;
    if (table != nullptr && element.has("file")) {
        readTableFile(element, *table);
    }
    for (const Element child : element.children()) {
        if (child.tag() == "column") {
            define(NameKind::column, id, child, "id");
            attribute(child, "format", &NameIndexBuilder::useFormat);
        }
        if (child.tag() != "row" || table == nullptr) {
            continue;
        }
        const XmlTree& tree = *child.tree;
        for (auto cell = tree.attributesBegin(child.index); cell != tree.attributesEnd(child.index); ++cell) {
            const std::string_view name = tree.name(*cell);
            const WrittenText value = valueOf(tree, *cell);
            if (name == "key") {
                useConstant(value, value.trimmedSpan(), table->key);
            } else if (const auto column = table->findColumn(name)) {
                add(NameKind::column, id, name, tree.location(cell->name));
                useConstant(value, value.trimmedSpan(), table->columns[*column].format);
            }
        }
    }
}

void NameIndexBuilder::readTableFile(Element element, const CheckedTable& table) {
    const FileId file = m_files.findTable(element.value("file"));
    if (!file.isValid()) {
        return; // reported by the checker
    }
    const std::string_view bytes = m_project.sources.files[file.value].text->bytes();
    const auto hasNames = [](Format format) {
        return format.kind == FormatKind::enumeration || format.kind == FormatKind::objectClass ||
               format.kind == FormatKind::objectType || format.kind == FormatKind::object;
    };
    // Of a table of plain numbers only the first line has names.
    const bool isNamed =
        hasNames(table.key) || std::ranges::any_of(table.columns, hasNames, &CheckedTable::Column::format);
    const std::size_t firstLine = bytes.find('\n');
    const bool isPlain = bytes.substr(0, firstLine).find('"') == std::string_view::npos;
    const CsvTable csv = readCsv(isNamed || !isPlain ? bytes : bytes.substr(0, firstLine));
    if (csv.rows.empty()) {
        return;
    }
    // The word of a cell, without blanks and quotes; nullopt where it is written with doubled quotes.
    const auto wordOf = [&](const CsvCell& cell) -> std::optional<WrittenText> {
        const std::string_view written = bytes.substr(cell.span.begin, cell.span.size());
        const std::size_t at = written.find(cell.text);
        if (cell.text.empty() || at == std::string_view::npos) {
            return std::nullopt;
        }
        return WrittenText{{cell.text, cell.span.begin + static_cast<std::uint32_t>(at), {}}, file};
    };
    const auto whole = [](const WrittenText& word) { return Span{0, static_cast<std::uint32_t>(word.text().size())}; };
    std::vector<std::optional<Format>> formats{table.key}; // of each cell of a line
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
            if (const auto word = formats[i] && hasNames(*formats[i]) ? wordOf(cells[i]) : std::nullopt) {
                useConstant(*word, whole(*word), *formats[i]);
            }
        }
    }
}

} // namespace orrery::engine
