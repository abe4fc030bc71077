// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_edit.h"

#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"
#include "widgets/document/document_store.h"
#include "widgets/edits/structure_edit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::TextEdit;
using engine::XmlTree;

/// Returns the place for a new property: after the last one, otherwise before all other elements.
StructureSpot spotForProperty(Element row) {
    std::uint32_t first = XmlTree::none;
    std::uint32_t after = XmlTree::none;
    bool isAfterProperty = false;
    bool hasProperty = false;
    for (const std::uint32_t child : row.tree->elements(row.index)) {
        first = first == XmlTree::none ? child : first;
        if (row.tree->name(child) == "property") {
            hasProperty = isAfterProperty = true;
            after = XmlTree::none;
        } else if (isAfterProperty) {
            after = child;
            isAfterProperty = false;
        }
    }
    return {row.index, hasProperty ? after : first};
}

/// Collects the edits of one row. Properties that come and go are known only at the end.
class RowEditor {
public:
    RowEditor(Element row, TableEdit& out) : m_row(row), m_out(out) {}

    void change(const TableColumn& column, const CellChange& change) {
        const Element element = cellElement(m_row, column);
        const std::optional<std::string> present = cellText(element, column);
        if (present == change.value) {
            return;
        }
        // Two columns can lead to one attribute.
        const auto place = std::pair(element.tree != nullptr ? element.index : m_row.index, column.attribute);
        if (element.tree != nullptr && !m_changed.insert(place).second) {
            ++m_out.refused;
            return;
        }
        if (column.isProperty() && (element.tree == nullptr || !change.value)) {
            changeProperty(column, element, change);
            return;
        }
        if (element.tree == nullptr) {
            ++m_out.refused;
            return;
        }
        add(editFor(element, column, change.value));
    }

    void finish() {
        // A property that comes takes the element of one that goes: this is the smaller edit.
        while (!m_coming.empty() && !m_going.empty()) {
            const Element element = m_going.back();
            const auto [name, value] = m_coming.back();
            m_going.pop_back();
            m_coming.pop_back();
            addTwo(engine::setAttribute(*element.tree, element.index, "name", name),
                   engine::setAttribute(*element.tree, element.index, "value", value));
        }
        for (const Element element : m_going) {
            addAll(removeElement(*element.tree, element.index), 1);
        }
        if (!m_coming.empty()) {
            std::string xml;
            for (const auto& [name, value] : m_coming) {
                xml += xml.empty() ? "" : "\n";
                xml += "<property name=\"" + engine::escapeAttribute(name, '"') + "\" value=\"" +
                       engine::escapeAttribute(value, '"') + "\"/>";
            }
            addAll(addElements(*m_row.tree, spotForProperty(m_row), xml), m_coming.size());
        }
    }

private:
    static std::optional<TextEdit> editFor(Element element, const TableColumn& column,
                                           const std::optional<std::string>& value) {
        if (column.attribute.empty()) {
            return engine::setText(*element.tree, element.index, value.value_or(std::string()));
        }
        return value ? engine::setAttribute(*element.tree, element.index, column.attribute, *value)
                     : engine::removeAttribute(*element.tree, element.index, column.attribute);
    }

    void changeProperty(const TableColumn& column, Element element, const CellChange& change) {
        if (element.tree != nullptr) {
            m_going.push_back(element);
        } else if (engine::isXmlText(*change.value) && !m_row.node().isBroken) {
            m_coming.emplace_back(column.steps.front().value, *change.value);
        } else {
            ++m_out.refused;
        }
    }

    void add(std::optional<TextEdit> edit) {
        if (edit) {
            m_out.edits.push_back(std::move(*edit));
            ++m_out.changed;
        } else {
            ++m_out.refused;
        }
    }

    void addTwo(std::optional<TextEdit> first, std::optional<TextEdit> second) {
        if (first && second) {
            m_out.edits.push_back(std::move(*first));
            m_out.edits.push_back(std::move(*second));
            m_out.changed += 2;
        } else {
            m_out.refused += 2;
        }
    }

    void addAll(std::optional<StructureEdit> edit, std::size_t cells) {
        if (edit) {
            m_out.edits.insert(m_out.edits.end(), edit->edits.begin(), edit->edits.end());
            m_out.changed += cells;
        } else {
            m_out.refused += cells;
        }
    }

    Element m_row;
    TableEdit& m_out;
    std::set<std::pair<std::uint32_t, std::string>> m_changed; ///< elements and attributes that have an edit
    std::vector<std::pair<std::string, std::string>> m_coming; ///< names and values of new properties
    std::vector<Element> m_going;                              ///< elements of properties that lose their value
};

} // namespace

TableEdit editRow(Element row, std::span<const TableColumn> columns, std::span<const CellChange> changes) {
    TableEdit out;
    RowEditor editor(row, out);
    for (const CellChange& change : changes) {
        editor.change(columns[change.column], change);
    }
    editor.finish();
    return out;
}

TableEdit editLine(const CsvSheet& sheet, std::size_t row, std::span<const TableColumn> columns,
                   std::span<const CellChange> changes) {
    std::vector<CsvSheet::Value> values;
    for (const CellChange& change : changes) {
        if (const auto column = CsvSheet::columnOf(columns[change.column].attribute);
            column && *column < sheet.columnCount() && sheet.isShown(row, *column)) {
            values.push_back({*column, change.value.value_or(std::string())});
        }
    }
    return {sheet.change(row, values), values.size(), changes.size() - values.size()};
}

TableEdit editCells(const TableContent& table, std::vector<CellChange> changes) {
    std::ranges::stable_sort(changes, {}, &CellChange::row);
    TableEdit all;
    for (std::size_t begin = 0; begin < changes.size();) {
        std::size_t end = begin;
        while (end < changes.size() && changes[end].row == changes[begin].row) {
            ++end;
        }
        const auto own = std::span(changes).subspan(begin, end - begin);
        const std::size_t row = changes[begin].row;
        TableEdit one = table.sheet != nullptr ? editLine(*table.sheet, row, table.columns, own)
                                               : editRow(table.rows[row].element, table.columns, own);
        all.edits.insert(all.edits.end(), std::make_move_iterator(one.edits.begin()),
                         std::make_move_iterator(one.edits.end()));
        all.changed += one.changed;
        all.refused += one.refused;
        begin = end;
    }
    return all;
}

bool canAddTo(const TableContent& table, std::size_t column) {
    return !table.source->isDefinition && !table.rows.empty() && column < table.columns.size() &&
           table.columns[column].steps.empty() && !table.columns[column].attribute.empty();
}

TableEdit addRows(const TableContent& table, const std::vector<std::vector<NewCell>>& rows) {
    TableEdit out;
    if (rows.empty()) {
        return out;
    }
    if (table.sheet != nullptr) {
        std::vector<std::vector<CsvSheet::Value>> lines;
        for (const std::vector<NewCell>& cells : rows) {
            std::vector<CsvSheet::Value>& values = lines.emplace_back();
            for (const NewCell& cell : cells) {
                values.push_back({CsvSheet::columnOf(table.columns[cell.column].attribute).value_or(0), cell.value});
            }
            out.changed += cells.size();
        }
        out.edits.push_back(table.sheet->add(lines));
        return out;
    }
    const Element last = table.rows.back().element;
    const std::string tag(last.tag());
    std::string xml;
    for (const std::vector<NewCell>& cells : rows) {
        xml += xml.empty() ? "<" + tag : "\n<" + tag;
        for (const NewCell& cell : cells) {
            const std::string& name = table.columns[cell.column].attribute;
            if (!cell.value.empty() && engine::isXmlText(cell.value)) {
                xml += " " + name + "=\"" + engine::escapeAttribute(cell.value, '"') + "\"";
                ++out.changed;
            } else if (!cell.value.empty()) {
                ++out.refused;
            }
        }
        xml += "/>";
    }
    const XmlTree& tree = *last.tree;
    std::uint32_t next = tree.node(last.index).next;
    while (next != XmlTree::none && !tree.isElement(next)) {
        next = tree.node(next).next;
    }
    if (auto edit = addElements(tree, {last.node().parent, next}, xml)) {
        out.edits = std::move(edit->edits);
    } else {
        out.refused += std::exchange(out.changed, 0);
    }
    return out;
}

TableEdit removeRows(const TableContent& table, const std::vector<std::size_t>& rows) {
    TableEdit out;
    if (table.sheet != nullptr) {
        for (const std::size_t row : rows) {
            out.edits.push_back(table.sheet->remove(row));
        }
        out.changed = rows.size();
        return out;
    }
    for (const std::size_t row : rows) {
        const Element element = table.rows[row].element;
        if (auto edit = removeElement(*element.tree, element.index)) {
            out.edits.insert(out.edits.end(), edit->edits.begin(), edit->edits.end());
            ++out.changed;
        } else {
            ++out.refused;
        }
    }
    return out;
}

TableEdit duplicateRow(const TableContent& table, std::size_t row) {
    if (table.sheet != nullptr) {
        return {{table.sheet->duplicate(row)}, 1, 0};
    }
    const Element element = table.rows[row].element;
    auto edit = duplicateElement(*element.tree, element.index);
    return edit ? TableEdit{std::move(edit->edits), 1, 0} : TableEdit{{}, 0, 1};
}

Document* openForTable(DocumentStore& store, const TableContent& table, const QString& shownPath) {
    Document* const known = store.find(shownPath);
    if (known != nullptr || table.sheet == nullptr) {
        return known;
    }
    Document* const opened = store.files().openTable(shownPath);
    return opened != nullptr && viewOf(opened->bytes()) == table.sheet->bytes() ? opened : nullptr;
}

std::optional<std::vector<TextEdit>> separate(std::vector<TextEdit> edits) {
    std::ranges::stable_sort(edits, {}, [](const TextEdit& one) { return one.span.begin; });
    std::vector<TextEdit> all;
    for (TextEdit& edit : edits) {
        const bool isSecondRemoval = !all.empty() && edit.text.empty() && all.back().text.empty();
        if (all.empty() || edit.span.begin > all.back().span.end ||
            (edit.span.begin == all.back().span.end && !isSecondRemoval)) {
            all.push_back(std::move(edit));
            continue;
        }
        // Removed elements of one line share the blanks between them, and removed lines touch.
        if (!isSecondRemoval) {
            return std::nullopt;
        }
        all.back().span.end = std::max(all.back().span.end, edit.span.end);
    }
    return all;
}

std::vector<TextEdit> gathered(std::string_view text, std::vector<TextEdit> edits, std::size_t most) {
    if (edits.size() <= most) {
        return edits;
    }
    std::vector<TextEdit> few;
    const std::size_t each = (edits.size() + most - 1) / most;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (i % each == 0) {
            few.push_back(std::move(edits[i]));
            continue;
        }
        TextEdit& last = few.back();
        last.text.append(text.substr(last.span.end, edits[i].span.begin - last.span.end)).append(edits[i].text);
        last.span.end = edits[i].span.end;
    }
    return few;
}

} // namespace orrery::widgets
