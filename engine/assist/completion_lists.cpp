// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/completion_lists.h"

#include "engine/content/element_rows.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"
#include "engine/vocabulary/functions.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

using Items = std::vector<CompletionItem>;

CompletionItem value(std::string_view id, std::string_view detail, std::string_view help = {}) {
    return {.label = std::string(id), .detail = std::string(detail), .help = std::string(help)};
}

constexpr auto classesKey = "class/"; ///< prefix of keys for the classes of a type; without a type: all classes

CompletionItem classItem(const CheckedModel& model, const std::string& id, const CheckedClass& objectClass) {
    CompletionItem item = value(id, model.vocabulary.types()[objectClass.type].id, objectClass.description);
    if (objectClass.name != id && !objectClass.name.empty()) {
        item.detail += " · " + objectClass.name;
    }
    return item;
}

} // namespace

CompletionLists::CompletionLists(std::vector<std::shared_ptr<const XmlTree>> trees, std::vector<std::string> tables,
                                 std::shared_ptr<const CheckedModel> model, const CompletionLists* before)
    : m_trees(std::move(trees)), m_tables(std::move(tables)), m_model(std::move(model)) {
    if (before != nullptr) {
        const std::lock_guard lock(before->m_mutex);
        m_before = before->m_before ? before->m_before : before->m_kept;
    }
}

CompletionList CompletionLists::Kept::find(std::string_view key) {
    const std::lock_guard lock(mutex);
    const auto found = lists.find(key);
    return found != lists.end() ? found->second : nullptr;
}

template <typename Make>
CompletionList CompletionLists::kept(const std::string& key, bool isAnew, Make make) const {
    if (CompletionList list = m_kept->find(key)) {
        return list;
    }
    std::shared_ptr<Kept> before;
    if (!isAnew) {
        const std::lock_guard lock(m_mutex);
        before = m_before;
    }
    if (before) {
        if (CompletionList list = before->find(key)) {
            return list;
        }
    }
    auto list = std::make_shared<const Items>(make()); // made without the lock, so requests for other lists do not wait
    const std::lock_guard lock(m_kept->mutex);
    return m_kept->lists.try_emplace(key, std::move(list)).first->second;
}

void CompletionLists::prepare() const {
    classes({}, true);
    std::vector<Items> ofType(m_model->vocabulary.types().size()); // lists of all types, from one pass
    for (const auto& [id, index] : m_model->classNames) {
        countWork();
        const CheckedClass& objectClass = m_model->classes.asRead(index);
        if (objectClass.hasType && !objectClass.isGenerated) {
            ofType[objectClass.type].push_back(classItem(*m_model, id, objectClass));
        }
    }
    for (std::size_t type = 0; type < ofType.size(); ++type) {
        kept(classesKey + m_model->vocabulary.types()[type].id, true, [&] { return std::move(ofType[type]); });
    }
    classNames(true);
    for (const ParameterKind kind : {ParameterKind::variable, ParameterKind::grouping, ParameterKind::stacking,
                                     ParameterKind::string, ParameterKind::group}) {
        named(kind, {}, true);
    }
    const std::lock_guard lock(m_mutex);
    m_before.reset();
}

CompletionList CompletionLists::classes(std::string_view type) const {
    return classes(type, false);
}

CompletionList CompletionLists::classes(std::string_view type, bool isAnew) const {
    const auto wanted = m_model->vocabulary.findType(type);
    return kept(classesKey + (wanted ? std::string(type) : std::string()), isAnew, [&] {
        Items items;
        for (const auto& [id, index] : m_model->classNames) {
            countWork();
            const CheckedClass& objectClass = m_model->classes.asRead(index);
            if (objectClass.hasType && !objectClass.isGenerated && (!wanted || objectClass.type == *wanted)) {
                items.push_back(classItem(*m_model, id, objectClass));
            }
        }
        return items;
    });
}

CompletionList CompletionLists::classNames() const {
    return classNames(false);
}

CompletionList CompletionLists::classNames(bool isAnew) const {
    return kept("classes in expressions", isAnew, [&] {
        Items items;
        for (const auto& [id, index] : m_model->classNames) {
            const CheckedClass& objectClass = m_model->classes.asRead(index);
            items.push_back({.label = id, .kind = CompletionKind::expression, .offer = OfferKind::objectClass});
            items.back().detail = m_model->vocabulary.types()[objectClass.type].id;
            items.back().help = objectClass.name;
        }
        return items;
    });
}

CompletionList CompletionLists::named(ParameterKind kind, Element scenario) const {
    return kind == ParameterKind::objectClass ? classes({}) : named(kind, scenario, false);
}

CompletionList CompletionLists::named(ParameterKind kind, Element scenario, bool isAnew) const {
    const KindSpec& row = kindSpec(kind);
    if (row.list == nullptr) {
        return std::make_shared<const Items>();
    }
    const auto list = [&] {
        Items items;
        row.list({*m_model, m_trees, m_tables, scenario}, items);
        return items;
    };
    if (row.isOfScenario) {
        return std::make_shared<const Items>(list());
    }
    return kept("name/" + std::to_string(static_cast<int>(kind)), isAnew, list);
}

CompletionList CompletionLists::values(Format format) const {
    const Vocabulary& vocabulary = m_model->vocabulary;
    Items items;
    switch (format.kind) {
    case FormatKind::boolean:
        items = {value("true", {}), value("false", {})};
        break;
    case FormatKind::enumeration:
        for (const Enumerator& one : vocabulary.enumerations()[format.enumeration].values) {
            items.push_back(value(one.id, one.label != one.id ? one.label : std::string()));
        }
        break;
    case FormatKind::objectClass:
    case FormatKind::classList:
        return classes({});
    case FormatKind::objectType:
        return named(ParameterKind::objectType, {});
    default:
        return nullptr;
    }
    return std::make_shared<const Items>(std::move(items));
}

} // namespace orrery::engine
