// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/content_edits.h"

#include "engine/content/element.h"
#include "engine/syntax/xml_tree.h"
#include "engine/text/stable_hash.h"
#include "engine/turn/group_identity.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <span>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

/// Attributes of a part that do not change a run: its name, which identifies it, and texts for people.
constexpr std::array plainAttributes{"id", "chance-key", "description", "help", "label", "icon"};

/// Returns an element in one form for all layouts. @param isPart false: the element is inside a part
std::string canonical(Element element, bool isPart, bool withoutGroups = false) {
    const XmlTree& tree = *element.tree;
    const XmlNode& node = element.node();
    std::vector<std::string> attributes;
    for (const XmlAttribute& attribute :
         std::span(tree.attributesBegin(element.index), tree.attributesEnd(element.index))) {
        const std::string_view name = tree.name(attribute);
        const bool isPlain = std::ranges::find(plainAttributes, name) != plainAttributes.end() ||
                             (name == "seed" && element.tag() == "galaxy"); // runs may have another seed anyway
        if (!isPart || !isPlain) {
            attributes.push_back(std::string(tree.name(attribute)) + "=" + attributeValue(tree, attribute));
        }
    }
    std::ranges::sort(attributes);
    std::string out = "<" + std::string(element.tag());
    for (const std::string& attribute : attributes) {
        out += '\0' + attribute;
    }
    for (std::uint32_t child = node.first; child != XmlTree::none; child = tree.node(child).next) {
        const Element inner{&tree, child};
        if (tree.node(child).kind == XmlKind::element && !(withoutGroups && inner.tag() == "group")) {
            out += canonical(inner, false, false);
        } else if (tree.node(child).kind == XmlKind::text || tree.node(child).kind == XmlKind::cdata) {
            out += '\1' + std::string(tree.source()->slice(tree.span(child)));
        }
    }
    return out + ">";
}

/// One part of a version.
struct Part {
    ContentEdit edit;
    std::string text;
    Location where;
};

/// Collects the parts of one version by their names.
class PartReader {
public:
    explicit PartReader(const CheckedModel& model) {
        for (std::uint32_t file = 0; file < model.files.size(); ++file) {
            if (model.files[file]->path().ends_with(".xml")) {
                m_trees.push_back(std::make_unique<XmlTree>(parseXml(model.files[file], FileId{file})));
                read(Element{m_trees.back().get(), m_trees.back()->root()});
            } else {
                add("file:" + model.files[file]->path(), {.label = model.files[file]->path()},
                    std::string(model.files[file]->bytes()), {FileId{file}, {}});
            }
        }
    }

    std::vector<std::pair<std::string, Part>> parts; ///< by name, in the order of the files

private:
    void read(Element root) {
        if (root.index == XmlTree::none || root.tag() != "orrery") {
            return;
        }
        for (const Element element : root.children()) {
            if (element.tag() == "class") {
                readClass(element);
            } else if (element.tag() == "scenario" || element.tag() == "run") {
                readScenario(element);
            } else if (element.tag() == "vocabulary" || element.tag() == "global-modifiers") {
                for (const Element child : element.children()) {
                    define(child);
                }
            } else if (element.tag() != "strings") {
                define(element);
            }
        }
    }

    static std::string stableName(Element element) {
        const std::string key = element.value("chance-key");
        return key.empty() ? element.value("id") : key;
    }

    void readClass(Element element) {
        const std::string name = stableName(element);
        ContentEdit head{.kind = EditKind::classHead, .label = element.value("id"), .id = element.value("id")};
        head.owner = name;
        add("class:" + name, head, canonical(element, true, true), element.where());
        int order = 0;
        for (const Element child : element.children()) {
            if (child.tag() != "group") {
                continue;
            }
            const std::string position = "#" + std::to_string(++order);
            const std::string id = child.has("id") ? child.value("id") : position;
            CheckedGroup group;
            group.id = id;
            group.chanceKey = child.value("chance-key");
            ContentEdit edit{.kind = EditKind::group, .label = element.value("id") + "/" + id};
            edit.owner = name;
            edit.groupIdentity = stableHash(group.stableName(), stableHash("/", stableHash(name)));
            add("group:" + name + "/" + group.stableName(), edit, canonical(child, true), child.where());
        }
    }

    void readScenario(Element element) {
        const std::string name = std::string(element.tag()) + " " + stableName(element);
        for (const Element child : element.children()) {
            static constexpr std::array names{"id",   "name", "object", "class",    "tech",     "on",
                                              "from", "to",   "meter",  "resource", "property", "which"};
            std::string label(child.tag());
            std::string key = name + " " + label;
            const std::string kept = child.value("chance-key"); // in place of the name, which a rename changes
            for (const std::string_view attribute : names) {
                const bool isOwnName = attribute == "id" || attribute == "name";
                if (child.has(attribute)) {
                    label += " " + child.value(attribute);
                    key += " " + (isOwnName && !kept.empty() ? kept : child.value(attribute));
                }
            }
            ContentEdit edit{.kind = EditKind::statement, .label = label};
            edit.scenario = element.value(element.tag() == "run" ? "scenario" : "id");
            add(key + " " + child.value("turn"), edit, canonical(child, true), child.where());
        }
    }

    void define(Element element) {
        const std::string id = element.has("id") ? element.value("id") : element.value("name");
        const std::string label = std::string(element.tag()) + (id.empty() ? "" : " " + id);
        add(label, {.label = label, .id = id}, canonical(element, true), element.where());
    }

    void add(std::string name, ContentEdit edit, std::string text, Location where) {
        name += "#" + std::to_string(m_times[name]++);
        parts.emplace_back(std::move(name), Part{std::move(edit), std::move(text), where});
    }

    std::vector<std::unique_ptr<XmlTree>> m_trees;
    std::map<std::string, int> m_times;
};

/// Joins the two edits of each group that only has a new name. @param texts the text of each edit's part
void joinRenamed(std::vector<ContentEdit>& edits, const std::vector<std::string_view>& texts) {
    std::map<std::tuple<std::string, std::string_view>, std::size_t> old; // by class and text
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (edits[i].kind == EditKind::group && !edits[i].right.file.isValid()) {
            old.emplace(std::tuple(edits[i].owner, texts[i]), i);
        }
    }
    std::vector<bool> isJoined(edits.size());
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const auto found = edits[i].kind == EditKind::group && !edits[i].left.file.isValid()
                               ? old.find(std::tuple(edits[i].owner, texts[i]))
                               : old.end();
        if (found == old.end()) {
            continue;
        }
        ContentEdit& edit = edits[found->second];
        edit.kind = EditKind::draw;
        edit.label += " → " + edits[i].label;
        edit.newIdentity = edits[i].groupIdentity;
        edit.right = edits[i].right;
        isJoined[i] = true;
        old.erase(found);
    }
    std::size_t at = 0;
    std::erase_if(edits, [&](const ContentEdit&) { return isJoined[at++]; });
}

} // namespace

bool isWithin(Location inner, Location outer) {
    return outer.file == inner.file && outer.file.isValid() && outer.span.begin <= inner.span.begin &&
           inner.span.end <= outer.span.end;
}

std::vector<ContentEdit> contentEdits(const CheckedModel& left, const CheckedModel& right) {
    PartReader before(left);
    PartReader after(right);
    std::map<std::string_view, Part*> known;
    for (auto& [name, part] : after.parts) {
        known.emplace(name, &part);
    }
    std::vector<ContentEdit> edits;
    std::vector<std::string_view> texts;
    for (auto& [name, part] : before.parts) {
        const auto found = known.find(name);
        if (found == known.end() || found->second->text != part.text) {
            ContentEdit& edit = edits.emplace_back(part.edit);
            edit.part = name;
            edit.left = part.where;
            texts.push_back(part.text);
            edit.right = found == known.end() ? Location{} : found->second->where;
        }
        if (found != known.end()) {
            known.erase(found);
        }
    }
    for (auto& [name, part] : after.parts) {
        if (known.contains(name)) {
            ContentEdit& edit = edits.emplace_back(part.edit);
            edit.part = name;
            edit.right = part.where;
            texts.push_back(part.text);
        }
    }
    joinRenamed(edits, texts);
    return edits;
}

} // namespace orrery::engine
