// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/analysis.h"
#include "widgets/tables/table_column.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::widgets {

/// Elements that repeat and form one table: the classes of one type, the rows of one lookup table.
struct RowSet {
    std::string id;        ///< name of the set among those of its source
    std::size_t count = 0; ///< number of its elements
};

/// One kind of table (I6.1): where its rows come from. Each kind is a row of rowSources().
struct RowSource {
    std::string_view name;  ///< name in the session
    const char* label;      ///< untranslated name of the kind, in the context "RowSources"
    const char* setLabel;   ///< untranslated word for one set, in the context "RowSources"
    std::string_view title; ///< attribute that names a row; empty: rows have numbers
    bool isDefinition;      ///< true if the title is the id of a definition; only a rename changes it, not a cell
    bool showsProperties;   ///< true if the columns include properties of the objects
    /// Returns the sets that the project has. Any thread may call this.
    std::vector<RowSet> (*sets)(const Analysis& analysis);
    /// Returns the elements of a set in the project's own files, in load order. Any thread may call this. Null: the
    /// rows are the lines of a CSV file.
    std::vector<engine::Element> (*rows)(const Analysis& analysis, std::string_view set);
    /// Returns the set that has an element as a row; empty if the element is no row. Null: the table opens only by
    /// choice.
    std::string (*setOf)(engine::Element element);
};

/// Returns all kinds of tables; the first is the table of classes.
std::span<const RowSource> rowSources();
/// Returns the file with the rows of a lookup table; not valid if it has none.
engine::FileId csvFileOf(const Analysis& analysis, std::string_view set);
/// Returns the declaration of a lookup table; no element if there is none.
engine::Element lookupTable(const Analysis& analysis, std::string_view set);
/// The table around a place in the text: a kind of table and one of its sets.
struct TableAt {
    const RowSource* source = nullptr; ///< null: no table has an element there
    std::string set{};
};
/// Returns the table whose row contains an offset. If rows contain rows, returns the table of the innermost one.
TableAt tableAt(const engine::XmlTree& tree, std::uint32_t offset);
/// Returns the kind with a name; the first kind if there is none.
const RowSource& rowSource(std::string_view name);

} // namespace orrery::widgets
