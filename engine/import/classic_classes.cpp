// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_classes.h"

#include "engine/content/constants.h"
#include "engine/import/classic_inside.h"
#include "engine/import/classic_names.h"
#include "engine/import/import_diagnostics.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array kinds{
    ClassicKind{"BuildingType", "buildings", {"building", objects::building, inPhrase("a building")}},
    ClassicKind{"Special", "specials", {"special", objects::planet, inPhrase("a planet")}},
    ClassicKind{"Tech", "techs", {"tech", objects::planet, inPhrase("a planet")}},
};

constexpr std::array<std::string_view, 10> techFields{
    "name",           "description",   "type",           "category", "research_cost",
    "research_turns", "prerequisites", "unlocked_items", "effects",  "graphic"};
constexpr std::array<std::string_view, 7> buildingFields{"name",    "description", "build_cost",      "build_time",
                                                         "effects", "graphic",     "maintenance_cost"};
constexpr std::array<std::string_view, 4> specialFields{"name", "description", "effects", "graphic"};

/// A number of a class and the name of its property in Orrery.
struct NumberField {
    std::string_view field;
    std::string_view property;
};
constexpr std::array techNumbers{NumberField{"research_cost", "research_cost"},
                                 NumberField{"research_turns", "research_time"}};
constexpr std::array buildingNumbers{NumberField{"build_cost", "build_cost"}, NumberField{"build_time", "build_time"},
                                     NumberField{"maintenance_cost", "maintenance"}};

constexpr std::array techTypes{ClassicName{"TT_THEORY", "theory"}, ClassicName{"TT_APPLICATION", "application"},
                               ClassicName{"TT_REFINEMENT", "refinement"}};

Markup element(std::string_view tag, std::vector<std::pair<std::string, std::string>> attributes = {}) {
    return {std::string(tag), std::move(attributes), {}, {}};
}

/// Reads one class.
class ClassReader {
public:
    ClassReader(ClassicContext& context, Element element, const ClassicKind& kind, ClassicFields& fields,
                ImportedClass& out)
        : m_context(context), m_element(element), m_kind(kind), m_fields(fields), m_out(out) {}

    void readHead() {
        m_out.nameKey = m_out.id;
        m_out.nameWhere = classicTextWhere(*m_fields.find("name"));
        if (const Element* field = m_fields.find("description")) {
            m_out.descriptionKey = classicText(*field);
            m_out.descriptionWhere = classicTextWhere(*field);
            if (!m_out.descriptionKey.empty() && m_out.descriptionKey != m_out.id + "_DESC") {
                m_out.markup.attributes.emplace_back("description", m_out.descriptionKey);
            }
        }
        if (const Element* graphic = m_fields.find("graphic"); graphic != nullptr && !classicText(*graphic).empty()) {
            m_out.markup.attributes.emplace_back("icon", classicText(*graphic));
        }
    }

    void readNumbers(std::span<const NumberField> numbers) {
        for (const NumberField& row : numbers) {
            const Element* field = m_fields.need(row.field);
            if (field == nullptr) {
                continue;
            }
            const std::string text = classicText(*field);
            if (const auto value = parseNumber(text)) {
                property(row.property, numberText(*value));
            } else if (!text.empty() || !field->isBroken()) {
                m_context.fault(importDiagnostics["import.unknown-value"], classicTextWhere(*field),
                                {text, phrase("number")}, phrase("write a number such as 30"));
                add(m_context.leaveOut(*field, phrase("it is not a number")));
            }
        }
    }

    void readTech() {
        if (const Element* field = m_fields.need("category")) {
            m_out.category = classicText(*field);
            m_out.categoryWhere = classicTextWhere(*field);
            if (m_context.defined.categories.contains(m_out.category)) {
                property("category", m_out.category);
            } else if (!m_out.category.empty() || !field->isBroken()) {
                const ClassicIds& known = m_context.defined.categories;
                m_context.faultOfName(importDiagnostics["import.undefined"], m_out.categoryWhere,
                                      {phrase("category"), m_out.category}, m_out.category,
                                      {known.begin(), known.end()}, phrase("add a <Category> of that name"));
                add(m_context.leaveOut(*field, phrase("no file defines it")));
                m_out.category.clear();
            }
        }
        if (const Element* field = m_fields.need("type")) {
            const std::string word = classicText(*field);
            if (const ClassicName* type = findClassic(techTypes, word)) {
                property("tech_type", std::string(type->ours));
            } else if (!word.empty() || !field->isBroken()) {
                m_context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*field),
                                      {word, phrase("tech type")}, word, classicWords(techTypes),
                                      phrase("write TT_THEORY, TT_APPLICATION or TT_REFINEMENT"));
                add(m_context.leaveOut(*field, phrase("there is no such type")));
            }
        }
        readNumbers(techNumbers);
        readPrerequisites();
        readUnlocked();
    }

    void readGroups() {
        const Element* effects = m_fields.find("effects");
        if (effects == nullptr) {
            return;
        }
        std::size_t number = 0;
        for (const Element child : effects->children()) {
            if (child.tag() == "EffectsGroup") {
                std::vector<ImportedGroup> groups = importGroup(m_context, child, m_kind.holder, ++number);
                std::ranges::move(groups, std::back_inserter(m_out.groups));
            } else {
                unknown(child, "effects", {"EffectsGroup"});
            }
        }
    }

    /// Adds the file's comments, and comments for the excluded elements.
    void keepComments() {
        for (Markup& left : m_fields.takeComments()) {
            add(std::move(left));
        }
        collectComments(m_element.index);
    }

private:
    void add(Markup markup) { m_out.markup.children.push_back(std::move(markup)); }
    void property(std::string_view name, std::string value) {
        add(element("property", {{"name", std::string(name)}, {"value", std::move(value)}}));
    }

    void unknown(Element child, const std::string& parent, const std::vector<std::string>& known) {
        m_context.faultOfName(importDiagnostics["import.unknown-element"], child.head(),
                              {std::string(child.tag()), parent}, child.tag(), known,
                              phrase("remove it, or move it to the right element"));
        add(m_context.leaveOut(child, phrase("it is not allowed in <{0}>", {parent})));
        findFaultsOf(m_context, child);
    }

    void readPrerequisites() {
        const Element* list = m_fields.find("prerequisites");
        if (list == nullptr) {
            return;
        }
        for (const Element child : list->children()) {
            const std::string id = classicText(child);
            if (child.tag() != "prereq") {
                unknown(child, "prerequisites", {"prereq"});
            } else if (m_context.requireDefined(child, id, "tech")) {
                add(element("prerequisite", {{"tech", id}}));
            } else {
                add(m_context.leaveOut(child, phrase("no file defines it")));
            }
        }
    }

    void readUnlocked() {
        constexpr std::array<std::string_view, 2> known{"type", "name"};
        const Element* list = m_fields.find("unlocked_items");
        if (list == nullptr) {
            return;
        }
        for (const Element item : list->children()) {
            if (item.tag() != "Item") {
                unknown(item, "unlocked_items", {"Item"});
                continue;
            }
            ClassicFields fields(m_context, item, known);
            const Element* type = fields.need("type");
            const Element* name = fields.need("name");
            if (type == nullptr || name == nullptr) {
                add(m_context.leaveOut(item, phrase("it contains an error")));
                continue;
            }
            const std::string word = classicText(*type);
            const std::string id = classicText(*name);
            if (word == "UIT_SHIP_COMPONENT") {
                add(m_context.leaveOut(item, phrase("the engine does not support ship components")));
            } else if (word != "UIT_BUILDING") {
                m_context.faultOfName(importDiagnostics["import.unknown-value"], classicTextWhere(*type),
                                      {word, phrase("item type")}, word, {"UIT_BUILDING", "UIT_SHIP_COMPONENT"},
                                      phrase("write UIT_BUILDING"));
                add(m_context.leaveOut(item, phrase("there is no such item type")));
            } else if (m_context.requireDefined(*name, id, "building")) {
                add(element("unlocks", {{"class", id}}));
            } else {
                add(m_context.leaveOut(item, phrase("no file defines it")));
            }
        }
    }

    void collectComments(std::uint32_t index) {
        const XmlTree& tree = *m_element.tree;
        for (const std::uint32_t child : tree.children(index)) {
            if (tree.node(child).kind == XmlKind::comment) {
                m_out.markup.children.insert(m_out.markup.children.begin() + m_comments++,
                                             comment(commentWords({&tree, child})));
            } else {
                collectComments(child);
            }
        }
    }

    ClassicContext& m_context;
    Element m_element;
    const ClassicKind& m_kind;
    ClassicFields& m_fields;
    ImportedClass& m_out;
    std::ptrdiff_t m_comments = 0; ///< number of the file's comments before the class
};

/// Reports attributes, and text between elements, because the format allows neither.
void checkForm(ClassicContext& context, Element element) {
    const std::vector<Element> children = element.children();
    const std::string tag(element.tag());
    if (element.node().attributeCount > 0 && !element.node().isBroken) {
        context.fault(importDiagnostics["import.attribute"], element.head(), {tag}, phrase("write it as an element"));
        context.report.leftOut.push_back({element.head(), context.owner + ": " + tag, phrase("its attributes")});
    }
    if (!children.empty() && !classicText(element).empty() && !element.isBroken()) {
        context.fault(importDiagnostics["import.stray-text"], classicTextWhere(element), {tag},
                      phrase("remove it, or turn it into a comment"));
        context.report.leftOut.push_back({classicTextWhere(element), context.owner + ": " + tag, classicText(element)});
    }
    for (const Element child : children) {
        checkForm(context, child);
    }
}

} // namespace

const ClassicKind* findClassicKind(std::string_view tag) {
    const auto found = std::ranges::find(kinds, tag, &ClassicKind::tag);
    return found == kinds.end() ? nullptr : &*found;
}

std::vector<std::string> classicRootChildren() {
    std::vector<std::string> words{"Category"};
    for (const ClassicKind& kind : kinds) {
        words.emplace_back(kind.tag);
    }
    return words;
}

ImportedClass importClass(ClassicContext& context, Element elementOfClass, const ClassicKind& kind, std::string id) {
    context.owner = id;
    ImportedClass out{.id = std::move(id)};
    out.type = kind.holder.type;
    out.markup = element("class", {{"id", out.id}, {"type", std::string(out.type)}});
    checkForm(context, elementOfClass);
    const bool isTech = out.type == "tech";
    const bool isBuilding = out.type == "building";
    ClassicFields fields(context, elementOfClass,
                         isTech       ? std::span<const std::string_view>(techFields)
                         : isBuilding ? std::span<const std::string_view>(buildingFields)
                                      : std::span<const std::string_view>(specialFields));
    ClassReader reader(context, elementOfClass, kind, fields, out);
    reader.readHead();
    if (isTech) {
        reader.readTech();
    } else if (isBuilding) {
        reader.readNumbers(buildingNumbers);
    }
    reader.readGroups();
    reader.keepComments();
    return out;
}

Markup classMarkup(const ImportedClass& imported) {
    Markup markup = imported.markup;
    for (const ImportedGroup& group : imported.groups) {
        markup.children.push_back(groupMarkup(group));
    }
    return markup;
}

} // namespace orrery::engine
