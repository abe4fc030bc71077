// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/class_list.h"

#include "engine/content/constants.h"
#include "engine/universe/universe.h"

#include <algorithm>

namespace orrery::engine {

std::uint32_t ClassList::copiesOf(ClassIndex objectClass) const {
    const auto found = std::ranges::find(classes, objectClass, &ListedClass::objectClass);
    return found == classes.end() ? 0 : found->copies;
}

ClassList readClassList(const CheckedModel& model, std::string_view text) {
    ClassList list;
    std::map<ClassIndex, std::size_t> places;
    for (const std::string_view word : splitWords(text)) {
        const auto found = model.findClass(word);
        if (!found) {
            continue;
        }
        ++list.size;
        const auto [place, isNew] = places.try_emplace(*found, list.classes.size());
        if (isNew) {
            list.classes.push_back({*found});
        } else {
            ++list.classes[place->second].copies;
        }
    }
    return list;
}

namespace {

/// Returns the value of a property of classes that the object's class gives, or the property's default.
double valueOfClass(const View& view, PropertyIndex property, Row row) {
    const auto objectClass = static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row));
    const auto& values = view.model->classes.asRead(objectClass).properties;
    const auto given = std::ranges::find(values, property, &CheckedPropertyValue::property);
    return given == values.end() ? noneValue : given->value;
}

} // namespace

std::string_view listText(const View& view, PropertyIndex property, Row row) {
    const ColumnLayout& layout = *view.layout;
    if (layout.hasColumn(property)) {
        const double value = view.has(row, layout.property(property)) ? view.at(layout.property(property), row) : -1.0;
        return value < 0.0 ? std::string_view() : (*view.texts)[static_cast<std::uint32_t>(value)];
    }
    const double value = valueOfClass(view, property, row);
    return value < 0.0 ? std::string_view(view.model->vocabulary.properties()[property].defaultText)
                       : std::string_view(view.model->texts[static_cast<std::size_t>(value)]);
}

const ClassList& ClassLists::of(const CheckedModel& model, const TextTable& texts, std::uint32_t index) {
    if (m_known.size() <= index) {
        m_known.resize(index + 1);
    }
    std::unique_ptr<Known>& known = m_known[index];
    const std::string& text = texts[index];
    if (known == nullptr || known->text != text) {
        known = std::make_unique<Known>(Known{text, readClassList(model, text)});
    }
    return known->list;
}

namespace {

/// Visits the classes that lend to an object, in the order of findLent(), until visit(class) returns true.
/// @return whether it did
template <typename Visit>
bool anyLent(const View& view, Row row, ClassLists& lists, Visit&& visit) {
    const Vocabulary& vocabulary = view.model->vocabulary;
    const ColumnLayout& layout = *view.layout;
    for (const Lending& lending : vocabulary.types()[view.typeOf(row)].lends) {
        const bool isList = vocabulary.properties()[lending.property].format == classListFormat;
        const bool isOwn = layout.hasColumn(lending.property) && view.has(row, layout.property(lending.property));
        double value = noneValue;
        if (isOwn) {
            value = view.at(layout.property(lending.property), row);
        } else if (isList) {
            const std::string_view text = listText(view, lending.property, row);
            value = text.empty() ? noneValue : view.texts->find(text).value_or(noneValue);
        } else {
            value = valueOfClass(view, lending.property, row);
        }
        if (value < 0.0) {
            continue;
        }
        if (!isList) {
            if (visit(ListedClass{static_cast<ClassIndex>(value)})) {
                return true;
            }
        } else if (std::ranges::any_of(lists.of(*view.model, *view.texts, static_cast<std::uint32_t>(value)).classes,
                                       visit)) {
            return true;
        }
    }
    return false;
}

} // namespace

void findLent(const View& view, Row row, ClassLists& lists, std::vector<ListedClass>& out) {
    anyLent(view, row, lists, [&](const ListedClass& lent) {
        out.push_back(lent);
        return false;
    });
}

std::vector<ColumnId> lendingColumns(const CheckedModel& model) {
    std::vector<ColumnId> columns;
    for (const Type& type : model.vocabulary.types()) {
        for (const Lending& lending : type.lends) {
            if (model.layout.hasColumn(lending.property)) {
                columns.push_back(model.layout.property(lending.property));
            }
        }
    }
    return columns;
}

bool hasGrouping(const View& view, Row row, std::string_view grouping, ClassLists& lists) {
    const auto belongs = [&](ClassIndex objectClass) {
        const std::vector<std::string>& groupings = view.model->classes.asRead(objectClass).groupings;
        return std::ranges::find(groupings, grouping) != groupings.end();
    };
    return belongs(static_cast<ClassIndex>(view.builtin(Builtin::objectClass, row))) ||
           anyLent(view, row, lists, [&](const ListedClass& lent) { return belongs(lent.objectClass); });
}

bool carries(const View& view, Row row, ClassIndex objectClass) {
    if (view.builtin(Builtin::objectClass, row) == objectClass) {
        return true;
    }
    if (view.model->vocabulary.types()[view.typeOf(row)].lends.empty()) {
        return false;
    }
    ClassLists lists;
    return anyLent(view, row, lists, [&](const ListedClass& lent) { return lent.objectClass == objectClass; });
}

} // namespace orrery::engine
