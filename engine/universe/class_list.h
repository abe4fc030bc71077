// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A class in a list.
struct ListedClass {
    ClassIndex objectClass = 0;
    std::uint32_t copies = 1;
};

/// A list of classes with copies: a value of FormatKind::classList.
struct ClassList {
    std::uint32_t size = 0;           ///< number of entries, with all copies
    std::vector<ListedClass> classes; ///< the different classes, in the order of their first entries

    std::uint32_t copiesOf(ClassIndex objectClass) const;
};

/// Reads a list from its text. Skips ids without a class.
ClassList readClassList(const CheckedModel& model, std::string_view text);

/// Returns the text of a property of FormatKind::classList, as the object or its class gives it; empty without one.
std::string_view listText(const View& view, PropertyIndex property, Row row);

/// The lists in a table of texts. Reads each list once.
class ClassLists {
public:
    /// Returns the list in a text of the table. The reference stays valid until the next call.
    const ClassList& of(const CheckedModel& model, const TextTable& texts, std::uint32_t index);

private:
    struct Known {
        std::string text; ///< the table may give the index to another text when a run goes back
        ClassList list;
    };
    std::vector<std::unique_ptr<Known>> m_known; ///< by index of the text
};

/// Appends the classes that lend their groups to an object (Type::lends), in the order of the vocabulary and of the
/// lists. A class that two properties name occurs twice.
void findLent(const View& view, Row row, ClassLists& lists, std::vector<ListedClass>& out);
/// Returns the columns of the properties that lend groups, of all types.
std::vector<ColumnId> lendingColumns(const CheckedModel& model);
/// Returns whether the object's class, or a class that lends to the object, belongs to the grouping.
bool hasGrouping(const View& view, Row row, std::string_view grouping, ClassLists& lists);
/// Returns whether the object carries the groups of the class: as its own class, or lent.
bool carries(const View& view, Row row, ClassIndex objectClass);

/// Visits each existing object with each class whose groups it carries: visit(row, class). An object's own class comes
/// first. A class that is lent twice is visited twice.
template <typename Visit>
void eachCarrier(const View& view, Visit&& visit) {
    ClassLists lists;
    std::vector<ListedClass> lent;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        visit(row, static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row)));
        lent.clear();
        findLent(view, row, lists, lent);
        for (const ListedClass& one : lent) {
            visit(row, one.objectClass);
        }
    }
}

} // namespace orrery::engine
