// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/table_content.h"

#include "widgets/tables/column_offers.h"

#include <unordered_map>
#include <utility>

namespace orrery::widgets {

namespace {

using engine::Element;

/// Reads the CSV file of a lookup table, if the project has it.
std::shared_ptr<const CsvSheet> sheetOf(const Analysis& analysis, std::string_view set) {
    const engine::FileId file = csvFileOf(analysis, set);
    return file.isValid() ? std::make_shared<const CsvSheet>(analysis.project.sources.files[file.value].text, file)
                          : nullptr;
}

std::vector<Element> rowsOf(const TableContent& table) {
    if (table.source->rows != nullptr) {
        return table.source->rows(*table.analysis, table.set);
    }
    std::vector<Element> rows;
    if (table.sheet != nullptr) {
        for (const std::uint32_t row : table.sheet->tree().elements(table.sheet->tree().root())) {
            rows.push_back({&table.sheet->tree(), row});
        }
    }
    return rows;
}

ColumnInfo infoOf(const TableContent& table, const TableColumn& column) {
    const engine::Vocabulary& vocabulary = table.analysis->model->vocabulary;
    if (table.sheet != nullptr) {
        return csvInfo(*table.sheet, lookupTable(*table.analysis, table.set),
                       CsvSheet::columnOf(column.attribute).value_or(0));
    }
    if (column.isProperty() && table.source->showsProperties) {
        return propertyInfo(vocabulary, column.steps.front().value);
    }
    Element sample;
    for (const TableContent::Row& row : table.rows) {
        if (const Element found = cellElement(row.element, column); found.tree != nullptr) {
            sample = found;
            break;
        }
    }
    return sample.tree != nullptr ? columnInfo(vocabulary, sample, column) : ColumnInfo();
}

} // namespace

CellText TableContent::cell(std::size_t row, std::size_t column) const {
    const TableColumn& shown = columns[column];
    if (sheet != nullptr && !sheet->isShown(row, CsvSheet::columnOf(shown.attribute).value_or(0))) {
        return {};
    }
    const Element element = cellElement(rows[row].element, shown);
    if (std::optional<std::string> text = cellText(element, shown)) {
        return {CellState::given, std::move(*text)};
    }
    if (element.tree == nullptr && !(shown.isProperty() && source->showsProperties)) {
        return {};
    }
    if (source->showsProperties && shown.steps.empty() && shown.attribute == "name") {
        // The name comes from a string, whose id is that of the class.
        const engine::CheckedModel& model = *analysis->model;
        const auto index = model.findClass(rows[row].title);
        const std::string name = index ? model.classes.asRead(*index).name : std::string();
        return {CellState::open,
                name == rows[row].title ? std::string() : name}; // without a string, the name is the id
    }
    return {CellState::open, std::string(infos[column].spec.fallback)};
}

engine::Location TableContent::rowPlace(std::size_t row) const {
    return sheet != nullptr ? sheet->rowPlace(row) : rows[row].element.head();
}

engine::Location TableContent::place(std::size_t row, std::size_t column) const {
    if (sheet != nullptr) {
        return sheet->cellPlace(row, CsvSheet::columnOf(columns[column].attribute).value_or(0));
    }
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
    if (source.rows == nullptr) {
        table->sheet = sheetOf(*table->analysis, table->set);
    }
    std::unordered_map<std::string, std::size_t> equal;
    for (const Element element : rowsOf(*table)) {
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

} // namespace orrery::widgets
