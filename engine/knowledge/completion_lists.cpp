// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/knowledge/completion_lists.h"

#include "engine/check/expression_functions.h"
#include "engine/content/element_rows.h"
#include "engine/content/vocabulary_load.h"
#include "engine/text/work.h"

#include <algorithm>
#include <array>
#include <set>

namespace orrery::engine {

namespace {

using Items = std::vector<CompletionItem>;

struct NamingRow {
    std::string_view tag; ///< empty: of any element
    std::string_view attribute;
    WordKind kind;
    bool isList = false;
};

constexpr std::array namingRows{
    NamingRow{"property", "name", WordKind::property},
    NamingRow{"has", "property", WordKind::property},
    NamingRow{"channel", "meter", WordKind::meterSide},
    NamingRow{"channel", "property", WordKind::property},
    NamingRow{"channel", "variable", WordKind::variable},
    NamingRow{"channel", "scope", WordKind::scope},
    NamingRow{"modify", "variable", WordKind::variable},
    NamingRow{"modify-other", "variable", WordKind::variable},
    NamingRow{"modify-other", "grouping", WordKind::grouping},
    NamingRow{"modify-other", "object", WordKind::object},
    NamingRow{"variable", "scope", WordKind::scope},
    NamingRow{"part", "scope", WordKind::scope},
    NamingRow{"class", "groupings", WordKind::grouping, true},
    NamingRow{"class", "name", WordKind::string},
    NamingRow{"class", "description", WordKind::string},
    NamingRow{"group", "name", WordKind::string},
    NamingRow{"group", "description", WordKind::string},
    NamingRow{"scenario", "name", WordKind::string},
    NamingRow{"scenario", "description", WordKind::string},
    NamingRow{"kind", "type", WordKind::type},
    NamingRow{"kind", "property", WordKind::property},
    NamingRow{"kind", "grouping", WordKind::grouping},
    NamingRow{"type", "attached-to", WordKind::type, true},
    NamingRow{"type", "class", WordKind::objectClass},
    NamingRow{"", "stacking", WordKind::stacking},
    NamingRow{"stacking", "name", WordKind::stacking},
    NamingRow{"orrery", "format", WordKind::none},
    NamingRow{"project", "format", WordKind::none},
    NamingRow{"", "format", WordKind::format},
    NamingRow{"function", "result", WordKind::format},
    NamingRow{"table", "key", WordKind::format},
    NamingRow{"table", "file", WordKind::tableFile},
    NamingRow{"file", "path", WordKind::file},
    NamingRow{"project", "scenario", WordKind::scenario},
    NamingRow{"initial", "on", WordKind::initialOn},
    NamingRow{"lane", "from", WordKind::system},
    NamingRow{"lane", "to", WordKind::system},
    NamingRow{"planet", "system", WordKind::system},
    NamingRow{"system", "map", WordKind::map},
    NamingRow{"empire", "capital", WordKind::planet},
    NamingRow{"team", "empires", WordKind::empire, true},
    NamingRow{"policy", "rotation", WordKind::empire, true},
    NamingRow{"place", "on", WordKind::object},
    NamingRow{"give-tech", "to", WordKind::empire},
    NamingRow{"set", "object", WordKind::object},
    NamingRow{"set", "property", WordKind::property},
    NamingRow{"set", "target", WordKind::object},
    NamingRow{"fire", "group", WordKind::group},
    NamingRow{"enable", "condition", WordKind::condition},
    NamingRow{"disable", "condition", WordKind::condition},
    NamingRow{"check", "condition", WordKind::condition},
    NamingRow{"condition", "type", WordKind::watch},
    NamingRow{"of", "type", WordKind::watch},
    NamingRow{"", "owner", WordKind::noneOrEmpire},
    NamingRow{"", "empire", WordKind::empire},
    NamingRow{"Call", "function", WordKind::function},
    NamingRow{"Aggregate", "function", WordKind::aggregate},
};

CompletionItem value(std::string_view id, std::string_view detail, std::string_view help = {}) {
    return {.label = std::string(id), .detail = std::string(detail), .help = std::string(help)};
}

constexpr auto classesKey = "class/"; ///< of a list of all classes of a type, which follows; or of all types

CompletionItem classItem(const CheckedModel& model, const std::string& id, const CheckedClass& objectClass) {
    CompletionItem item = value(id, model.vocabulary.types()[objectClass.type].id, objectClass.description);
    if (objectClass.name != id && !objectClass.name.empty()) {
        item.detail += " · " + objectClass.name;
    }
    return item;
}

template <typename Table>
void addLabelled(Items& items, const std::vector<Table>& tables) {
    for (const Table& table : tables) {
        const bool saysMore = table.label != table.id;
        items.push_back(value(table.id, saysMore ? table.label : std::string()));
        if constexpr (requires { table.help; }) {
            items.back().help = table.help;
        }
    }
}

/// Elements of the scenario that are called by an attribute.
void addNamed(Items& items, Element scenario, std::initializer_list<std::string_view> tags,
              std::string_view attribute) {
    if (scenario.tree == nullptr) {
        return;
    }
    for (const std::uint32_t child : scenario.tree->elements(scenario.index)) {
        const Element element{scenario.tree, child};
        if (std::ranges::find(tags, element.tag()) != tags.end()) {
            if (std::string name = element.value(attribute); !name.empty()) {
                items.push_back(value(name, element.tag()));
            }
        }
    }
}

} // namespace

WordUse wordUse(std::string_view tag, std::string_view attribute) {
    const auto found = std::ranges::find_if(namingRows, [&](const NamingRow& row) {
        return row.attribute == attribute && (row.tag.empty() || row.tag == tag);
    });
    return found == namingRows.end() ? WordUse{} : WordUse{found->kind, found->isList};
}

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
    auto list = std::make_shared<const Items>(make()); // nobody waits for it who asks for another
    const std::lock_guard lock(m_kept->mutex);
    return m_kept->lists.try_emplace(key, std::move(list)).first->second;
}

void CompletionLists::prepare() const {
    classes({}, true);
    std::vector<Items> ofType(m_model->vocabulary.types().size()); // one way through all classes
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
    for (const WordKind kind :
         {WordKind::variable, WordKind::grouping, WordKind::stacking, WordKind::string, WordKind::group}) {
        namesOf(kind, true);
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

CompletionList CompletionLists::named(WordKind kind, Element scenario) const {
    if (kind >= WordKind::empire) {
        return std::make_shared<const Items>(ofScenario(kind, scenario));
    }
    return kind == WordKind::objectClass ? classes({}) : namesOf(kind, false);
}

CompletionList CompletionLists::namesOf(WordKind kind, bool isAnew) const {
    return kept("name/" + std::to_string(static_cast<int>(kind)), isAnew, [&] { return ofProject(kind); });
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
        return classes({});
    case FormatKind::objectType:
        return named(WordKind::type, {});
    default:
        return nullptr;
    }
    return std::make_shared<const Items>(std::move(items));
}

std::vector<CompletionItem> CompletionLists::ofProject(WordKind kind) const {
    const Vocabulary& vocabulary = m_model->vocabulary;
    Items items;
    switch (kind) {
    case WordKind::meter:
        addLabelled(items, vocabulary.meters());
        break;
    case WordKind::meterSide:
        for (const Meter& meter : vocabulary.meters()) {
            items.push_back(value(meter.id, meter.label, meter.help));
            items.push_back(value("Max" + meter.id, meter.label, meter.help));
        }
        break;
    case WordKind::property:
        for (const Property& property : vocabulary.properties()) {
            items.push_back(value(property.id, vocabulary.formatName(property.format), property.help));
        }
        break;
    case WordKind::resource:
        addLabelled(items, vocabulary.resources());
        break;
    case WordKind::type:
        addLabelled(items, vocabulary.types());
        break;
    case WordKind::initialOn:
        items = {value("home", {}, inPhrase("The capitals of empires.")),
                 value("owned", {}, inPhrase("All that is owned."))};
        addLabelled(items, vocabulary.types());
        break;
    case WordKind::format:
        for (const std::string_view name : {"number", "boolean", "text", "pair", "dice", "object", "class", "type"}) {
            items.push_back(value(name, {}));
        }
        for (const Enumeration& enumeration : vocabulary.enumerations()) {
            items.push_back(value(enumeration.id, enumeration.label != enumeration.id ? enumeration.label : ""));
        }
        break;
    case WordKind::scope:
        items.push_back(value("global", {}, inPhrase("One for the whole run.")));
        for (const VariableScope& scope : vocabulary.scopes()) {
            if (!scope.id.empty()) {
                items.push_back(value(scope.id, scope.label != scope.id ? scope.label : std::string(), scope.help));
            }
        }
        break;
    case WordKind::variable:
        for (const CheckedVariable& variable : m_model->language.variables) {
            items.push_back(value(variable.name,
                                  vocabulary.scopes()[variable.scope].id + " " + vocabulary.formatName(variable.format),
                                  variable.explanation));
        }
        break;
    case WordKind::grouping: {
        std::set<std::string, std::less<>> groupings;
        for (const auto& objectClass : m_model->classes.asRead()) {
            groupings.insert(objectClass->groupings.begin(), objectClass->groupings.end());
        }
        for (const std::string& grouping : groupings) {
            items.push_back(value(grouping, {}));
        }
        break;
    }
    case WordKind::stacking:
        for (const std::string& name : m_model->stackingNames) {
            if (!name.empty()) {
                items.push_back(value(name, {}));
            }
        }
        break;
    case WordKind::string:
        if (m_model->strings) {
            for (const auto& [id, text] : *m_model->strings) {
                items.push_back(value(id, text));
            }
        }
        break;
    case WordKind::scenario:
        for (const CheckedScenario& scenario : m_model->scenarios) {
            items.push_back(
                value(scenario.id, scenario.name != scenario.id ? scenario.name : std::string(), scenario.description));
        }
        break;
    case WordKind::file:
    case WordKind::tableFile:
        return filesOf(kind == WordKind::tableFile);
    case WordKind::group:
        for (const auto& objectClass : m_model->classes.asRead()) {
            for (const CheckedGroup& group : objectClass->groups) {
                items.push_back(value(objectClass->id + "/" + group.id, group.name, group.description));
            }
        }
        break;
    case WordKind::occurrence:
        for (OccurrenceKind i = 0; i < vocabulary.occurrenceCount(); ++i) {
            const OccurrenceSpec* const row = vocabulary.occurrence(i);
            items.push_back(value(vocabulary.occurrenceId(i), row != nullptr ? row->label : std::string_view(),
                                  row != nullptr ? row->help : std::string_view()));
        }
        break;
    case WordKind::function:
        for (const ExpressionFunction& row : functionRows()) {
            if (row.shape == ExpressionFunction::Shape::call) {
                items.push_back(value(row.name, row.usage, row.help));
            }
        }
        for (const CheckedFunction& function : m_model->language.functions) {
            items.push_back(value(function.id, usageOf(function, vocabulary), function.help));
        }
        break;
    case WordKind::aggregate:
        for (const AggregateSpec& row : vocabulary.aggregates()) {
            items.push_back(value(row.name, row.label, row.help));
        }
        for (const CheckedAggregate& aggregate : m_model->language.aggregates) {
            items.push_back(value(aggregate.id, {}, aggregate.help));
        }
        break;
    case WordKind::kind:
        for (const HasKind& one : vocabulary.kinds()) {
            items.push_back(value(one.id, one.label, one.help));
        }
        break;
    default:
        break;
    }
    return items;
}

std::vector<CompletionItem> CompletionLists::filesOf(bool ofTables) const {
    Items items;
    if (ofTables) {
        for (const std::string& path : m_tables) {
            items.push_back(value(path, {}));
        }
        return items;
    }
    for (const auto& tree : m_trees) {
        const bool isContent = tree->root() != XmlTree::none && tree->name(tree->root()) == orreryElement().tag;
        if (isContent && !tree->source()->path().starts_with("vocabulary/")) {
            items.push_back(value(tree->source()->path(), {}));
        }
    }
    return items;
}

std::vector<CompletionItem> CompletionLists::ofScenario(WordKind kind, Element scenario) const {
    Items items;
    switch (kind) {
    case WordKind::noneOrEmpire:
        items.push_back(value("none", {}));
        [[fallthrough]];
    case WordKind::empire:
        addNamed(items, scenario, {"empire"}, "id");
        if (scenario.tree == nullptr) {
            std::set<std::string, std::less<>> empires;
            for (const CheckedScenario& one : m_model->scenarios) {
                for (const CheckedStatement& statement : one.statements) {
                    if (statement.makes("empire") && empires.insert(statement.name()).second) {
                        items.push_back(value(statement.name(), one.id));
                    }
                }
            }
        }
        break;
    case WordKind::system:
        addNamed(items, scenario, {"system"}, "name");
        break;
    case WordKind::planet:
        addNamed(items, scenario, {"planet"}, "name");
        break;
    case WordKind::map:
        addNamed(items, scenario, {"map"}, "name");
        break;
    case WordKind::object:
        addNamed(items, scenario, {"planet", "system", "place", "map"}, "name");
        addNamed(items, scenario, {"empire", "team"}, "id");
        break;
    case WordKind::condition:
        addNamed(items, scenario, {"condition"}, "id");
        break;
    case WordKind::watch:
        for (const WatchSpec& row : m_model->vocabulary.watches()) {
            items.push_back(value(row.type, row.label, row.help));
        }
        break;
    default:
        break;
    }
    return items;
}

} // namespace orrery::engine
