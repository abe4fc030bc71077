// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/class_export.h"

#include "engine/import/freeorion_export/focs_inverse.h"
#include "engine/import/freeorion_vocabulary.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using NodeKind = FocsNode::Kind;

namespace {

constexpr std::string_view oneLevel = "    ";

bool isNumber(std::string_view text) {
    return !text.empty() &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; });
}

/// Returns the row of a property of classes, also of its formula.
const FreeOrionField* fieldOfProperty(std::string_view property) {
    constexpr std::string_view formula = "_formula";
    if (property.ends_with(formula)) {
        property.remove_suffix(formula.size());
    }
    const auto row = std::ranges::find(freeOrionFields(), property, &FreeOrionField::property);
    return row == freeOrionFields().end() ? nullptr : &*row;
}

} // namespace

Phrase noText(const std::string& element) {
    return element.empty() ? phrase("FreeOrion's scripts have no text for it")
                           : phrase("FreeOrion's scripts have no text for '{0}'", {element});
}

void ClassExport::run() {
    for (;;) {
        const std::vector<ContentDifference> all = contentDifferences(m_now.node, m_target);
        const auto next = std::ranges::find_if(all, [&](const ContentDifference& one) {
            return m_edits.contains(keyOf(one)) && !m_refused.contains(keyOf(one));
        });
        if (next == all.end()) {
            return;
        }
        m_reason.reset();
        m_ownMacro.clear();
        m_place = next->place().where;
        if (resolve(*next)) {
            continue;
        }
        m_refused.insert(keyOf(*next));
        std::string what = m_id;
        if (next->now.size() > 1 && next->now[1]->tag == "group") {
            what += "/" + std::string(next->now[1]->value("id"));
        }
        m_refusals.push_back({m_place, std::move(what), m_reason ? *m_reason : noText(), m_ownMacro});
    }
}

bool ClassExport::resolve(const ContentDifference& difference) {
    switch (difference.kind) {
    case ContentDifference::Kind::attribute:
        return resolveAttribute(difference);
    case ContentDifference::Kind::text:
        return false;
    case ContentDifference::Kind::removed:
    case ContentDifference::Kind::inserted:
    case ContentDifference::Kind::replaced:
        break;
    }
    return difference.now.size() == 1 ? resolveClassChild(difference) : resolveChild(difference);
}

// Attributes.

bool ClassExport::resolveAttribute(const ContentDifference& difference) {
    const ContentNode& element = *difference.now.back();
    if (difference.now.size() == 1) {
        return resolveClassAttribute(difference);
    }
    const ContentNode& top = *difference.now[1];
    const std::string before(element.value(difference.attribute));
    const std::string after(difference.target->value(difference.attribute));
    if (isImplicitGroup(top)) { // its numbers are those of the definition
        return substitute({definitionFocs()}, before, after);
    }
    if (top.tag == "Suitabilities") {
        return resolveSuitability(difference.attribute, after);
    }
    if (std::ranges::find(rowTables, top.tag) != rowTables.end()) {
        return substitute({definitionFocs()}, before, after);
    }
    if (top.tag == "property") {
        return resolveProperty(&element, difference.target);
    }
    if (top.tag == "group" && difference.now.size() == 2) {
        return resolveGroupSetting(difference);
    }
    const Focs focs = focsOf(difference.now);
    if (element.tag == "message" && difference.attribute == "text" && focs.isFound() &&
        resolveMessage(focs, before, after)) {
        return true;
    }
    if (!focs.isFound() || substitute({focs}, before, after)) {
        return focs.isFound();
    }
    for (std::uint32_t i = focs.at().first; i != 0; i = (*focs.nodes)[i].next) {
        const FocsNode& child = (*focs.nodes)[i];
        const bool isValue = child.kind == NodeKind::field && focs.at().row != nullptr && child.first != 0 &&
                             focs.at().row->fields[child.field].shape == FocsShape::value;
        if (isValue && rewriteValue({focs.nodes, focs.begin, child.first}, after)) {
            return true;
        }
    }
    if (element.origin.isEmpty() || element.tag == "message") { // the words of a message keep their place
        return false;
    }
    const Span extent = extentOf(focs);
    const FocsInverse inverse(m_sources.names(), top.tag == "location");
    const bool isEffect = holdsEffects(*difference.now[difference.now.size() - 2]);
    const auto text = isEffect ? inverse.effect(*difference.target, indentAt(extent.begin))
                               : inverse.condition(*difference.target, indentAt(extent.begin));
    return text && edit(extent, *text);
}

bool ClassExport::resolveSuitability(std::string_view planetType, std::string_view suitability) {
    const Focs list = field(definitionFocs(), "environments");
    const auto values = freeOrionValues("Suitability");
    const auto word = std::ranges::find(values, suitability, &FreeOrionEnumerator::id);
    if (!list.isFound() || word == values.end()) {
        return false;
    }
    for (std::uint32_t i = list.at().first; i != 0; i = (*list.nodes)[i].next) {
        const Focs item{list.nodes, list.begin, i};
        const Focs type = field(item, "type");
        if (type.isFound() && freeOrionEnumerator("Environment", m_now.reading.word(type.at().text)) == planetType) {
            return setField(item, "environment", std::string(word->focs));
        }
    }
    return false;
}

bool ClassExport::rewriteValue(const Focs& focs, const std::string& value) {
    const FocsInverse inverse(m_sources.names(), focs.nodes == &m_now.reading.nodes());
    const auto text = inverse.value(value);
    return text && edit(extentOf(focs), *text);
}

bool ClassExport::resolveClassAttribute(const ContentDifference& difference) {
    const std::string& name = difference.attribute;
    const std::string before(m_now.node.value(name));
    const std::string after(m_target.value(name));
    if (name == "description") {
        const auto text = m_target.has(name) ? focsQuoted(after) : focsQuoted(m_name + "_DESC");
        return text && setField(definitionFocs(), name, *text);
    }
    if (name == "groupings") {
        return setWords(definitionFocs(), "tags", before, after);
    }
    if (name == "available") {
        const bool isOff = after == "false";
        return setFlag(definitionFocs(), m_now.node.value("type") == "tech" ? "Unresearchable" : "Unproducible", isOff);
    }
    return false;
}

bool ClassExport::resolveGroupSetting(const ContentDifference& difference) {
    static constexpr std::array settings{std::pair<std::string_view, std::string_view>{"description", "description"},
                                         std::pair<std::string_view, std::string_view>{"name", "accountinglabel"},
                                         std::pair<std::string_view, std::string_view>{"priority", "priority"},
                                         std::pair<std::string_view, std::string_view>{"stacking", "stackinggroup"}};
    const auto row =
        std::ranges::find(settings, difference.attribute, &std::pair<std::string_view, std::string_view>::first);
    if (row == settings.end()) {
        if (difference.attribute == "enabled") {
            m_reason = phrase("FreeOrion has no disabled groups");
        }
        return false;
    }
    const Focs group = focsOf(difference.now);
    if (!group.isFound()) {
        return false;
    }
    const std::string before(difference.now.back()->value(difference.attribute));
    const std::string after(difference.target->value(difference.attribute));
    if (!difference.target->has(difference.attribute)) {
        return setField(group, row->second, std::nullopt);
    }
    std::vector<Focs> below{group};
    if (const Focs now = field(group, row->second); now.isFound()) {
        below.insert(below.begin(), now);
    }
    const auto text = row->first == "priority" ? std::optional(after) : focsQuoted(after);
    return (!before.empty() && substitute(below, before, after)) || (text && setField(group, row->second, *text));
}

/// The words of a message are a text of the string table. Finds the place of the changed words by those around them.
bool ClassExport::resolveMessage(const Focs& message, const std::string& before, const std::string& after) {
    const Focs id = field(message, "message");
    const auto file = m_sources.find("stringtables/en.txt");
    if (!id.isFound() || !file) {
        return false;
    }
    const FocsStringTable table = readFocsStrings(*m_sources.sources()[file->value], *file);
    const auto found = table.texts.find(m_now.reading.word(id.at().text));
    if (found == table.texts.end()) {
        return false;
    }
    const std::string name(found->first);
    const std::string words(found->second.text);
    const Span span = found->second.span;
    const auto first = static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
    std::size_t last = 0;
    while (last < before.size() - first && last < after.size() - std::min(first, after.size()) &&
           before[before.size() - 1 - last] == after[after.size() - 1 - last]) {
        ++last;
    }
    const std::string written = after.substr(first, after.size() - first - last);
    if (written.find("'''") != std::string::npos || written.find('{') != std::string::npos) {
        return false;
    }
    constexpr std::size_t most = 24;
    for (std::size_t around = most + 1; around-- > 0;) {
        const std::size_t left = std::min(around, first);
        const std::size_t right = std::min(around, last);
        const std::string old = before.substr(first - left, before.size() - first - last + left + right);
        const std::size_t at = old.empty() ? std::string::npos : words.find(old);
        if (at == std::string::npos || words.find(old, at + 1) != std::string::npos) {
            continue;
        }
        // Without new words, the byte before stays as it is: attempt() removes the blanks before an empty text.
        const std::size_t more = written.empty() && at + left > 0 ? 1 : 0;
        const auto begin = static_cast<std::uint32_t>(span.begin + at + left - more);
        const auto end = static_cast<std::uint32_t>(begin + more + old.size() - left - right);
        std::string changed = words;
        changed.replace(at + left, old.size() - left - right, written);
        auto& strings = m_sources.names().strings;
        strings.insert_or_assign(name, changed);
        if (attempt({*file, {begin, end}, 0}, words.substr(at + left - more, more) + written, Where::inPlace)) {
            return true;
        }
        strings.insert_or_assign(name, words);
    }
    return false;
}

bool ClassExport::resolveProperty(const ContentNode* now, const ContentNode* target) {
    const std::string_view property = (target != nullptr ? target : now)->value("name");
    const FreeOrionField* const row = fieldOfProperty(property);
    const std::string before(now == nullptr ? std::string_view{} : now->value("value"));
    const std::string after(target == nullptr ? std::string_view{} : target->value("value"));
    const Focs all = definitionFocs();
    if (row == nullptr) { // hull, parts, foci, slots …
        static constexpr std::array lists{std::string_view("parts"), std::string_view("foci"),
                                          std::string_view("slots"), std::string_view("hull")};
        const Focs list = std::ranges::find(lists, property) != lists.end() ? field(all, property) : Focs{};
        if (!list.isFound() || now == nullptr || target == nullptr) {
            return false;
        }
        return substitute({list}, before, after) || (property == "parts" && setWords(all, property, before, after));
    }
    std::vector<std::string_view> names{row->focs};
    if (property == "capacity" || property == "secondary_stat") { // the words of weapons and hangars
        names = {"damage", "capacity", "shots"};
        std::ranges::stable_partition(names, [&](std::string_view name) { return field(all, name).isFound(); });
    }
    using Use = FreeOrionField::Use;
    for (const std::string_view name : names) {
        if (row->use == Use::flag) {
            return setFlag(all, name, after == "true");
        }
        const Focs value = field(all, name);
        if (target == nullptr) {
            if (setField(all, name, std::nullopt)) {
                return true;
            }
            continue;
        }
        if (row->use == Use::words) {
            return setWords(all, name, before, after);
        }
        if (value.isFound() && now != nullptr && now->value("name") == property && substitute({value}, before, after)) {
            return true;
        }
        std::optional<std::string> text;
        const FocsInverse inverse(m_sources.names(), true);
        switch (row->use) {
        case Use::number:
            text = isNumber(after) ? std::optional(after) : inverse.value(after);
            break;
        case Use::text:
            text = focsQuoted(after);
            break;
        case Use::condition:
            text = inverse.test(after);
            break;
        default:
            text = row->enumeration == "Focus" ? focsQuoted(after) : std::optional(after);
            break;
        }
        if (text && setField(all, name, *text)) {
            return true;
        }
    }
    return false;
}

bool ClassExport::resolveClassChild(const ContentDifference& difference) {
    using Kind = ContentDifference::Kind;
    const ContentNode& child = difference.kind == Kind::removed ? *difference.nowChild : *difference.targetChild;
    const Focs all = definitionFocs();
    if (isImplicitGroup(child) || (difference.nowChild != nullptr && isImplicitGroup(*difference.nowChild))) {
        m_reason = phrase("FreeOrion itself adds this group");
        return false;
    }
    if (child.tag == "property") {
        return resolveProperty(difference.nowChild, difference.targetChild);
    }
    const auto wordsOf = [](const ContentNode& node, std::string_view tag, std::string_view attribute) {
        std::string words;
        for (const ContentNode& one : node.children) {
            words += one.tag == tag ? (words.empty() ? "" : " ") + std::string(one.value(attribute)) : "";
        }
        return words;
    };
    if (child.tag == "prerequisite") {
        return setWords(all, "prerequisites", wordsOf(m_now.node, child.tag, "tech"),
                        wordsOf(m_target, child.tag, "tech"));
    }
    if (child.tag == "unlocks") {
        const Focs list = field(all, "unlock");
        const FocsInverse inverse(m_sources.names());
        if (difference.nowChild != nullptr) {
            for (std::uint32_t i = list.isFound() ? list.at().first : 0; i != 0; i = (*list.nodes)[i].next) {
                const Focs item{list.nodes, list.begin, i};
                const Focs name = field(item, "name");
                if (m_now.reading.word(name.at().text) != difference.nowChild->value("class")) {
                    continue;
                }
                const auto text = difference.targetChild == nullptr
                                      ? std::optional<std::string>("")
                                      : inverse.item(difference.targetChild->value("class"));
                return text && (edit(extentOf(item), *text, Where::inPlace, true) ||
                                (text->empty() && setField(all, "unlock", std::nullopt)));
            }
            return false;
        }
        const auto text = inverse.item(child.value("class"));
        if (!text || !list.isFound() || list.at().first == 0) {
            return text && setField(all, "unlock", *text);
        }
        const Span extent = extentOf(list);
        return m_now.reading.text[extent.begin] == '['
                   ? edit(extentOf({list.nodes, list.begin, list.at().first}), *text + " ", Where::before)
                   : edit(extent, std::string("[ ") + focsKept + " " + *text + " ]");
    }
    if (child.tag == "location") {
        return setField(all, "location", difference.kind == Kind::removed ? std::nullopt : textOf(difference, ""));
    }
    if (child.tag != "group") {
        return false;
    }
    if (child.value("enabled") == "false") {
        m_reason = phrase("FreeOrion has no disabled groups");
        return false;
    }
    if (difference.nowChild != nullptr) {
        const Focs group = focsOf({difference.now[0], difference.nowChild});
        const auto text = difference.kind == Kind::removed ? std::optional<std::string>("")
                          : group.isFound()                ? textOf(difference, indentAt(extentOf(group).begin))
                                                           : std::nullopt;
        return group.isFound() && text &&
               (edit(extentOf(group), *text, Where::inPlace, true) ||
                (text->empty() && setField(all, "effectsgroups", std::nullopt)));
    }
    const std::string indent = std::string(oneLevel) + std::string(oneLevel);
    const auto text = textOf(difference, indent);
    if (!text || field(all, "effectsgroups").isFound()) {
        return text && insertAt(difference.now, difference.at, *text);
    }
    return setField(all, "effectsgroups", "[\n" + indent + *text + "\n" + std::string(oneLevel) + "]");
}

std::optional<std::string> ClassExport::textOf(const ContentDifference& difference, const std::string& indent) {
    const ContentNode& child = *difference.targetChild;
    const bool isLocation = difference.now.size() > 1 ? difference.now[1]->tag == "location" : child.tag == "location";
    FocsInverse inverse(m_sources.names(), isLocation);
    if (difference.nowChild != nullptr) {
        inverse.keep(*difference.nowChild);
    }
    std::optional<std::string> text;
    if (child.tag == "group") {
        text = inverse.group(child, indent);
    } else if (child.tag == "location" || child.tag == "activation") {
        text = child.children.size() == 1 ? inverse.condition(child.children[0], indent) : std::nullopt;
    } else {
        text = holdsEffects(*difference.target) ? inverse.effect(child, indent) : inverse.condition(child, indent);
    }
    if (!text && !inverse.missing().empty()) {
        m_reason = noText(inverse.missing());
    }
    return text;
}

bool ClassExport::insertAt(const std::vector<const ContentNode*>& path, std::size_t at, const std::string& text) {
    const ContentNode& parent = *path.back();
    // The nearest sibling with a text of its own.
    const ContentNode* before = nullptr;
    const ContentNode* after = nullptr;
    for (std::size_t i = 0; i < parent.children.size(); ++i) {
        if (!parent.children[i].origin.isEmpty()) {
            before = i < at ? &parent.children[i] : before;
            after = i >= at && after == nullptr ? &parent.children[i] : after;
        }
    }
    const ContentNode* const sibling = before != nullptr ? before : after;
    if (sibling == nullptr) {
        return false;
    }
    std::vector<const ContentNode*> siblingPath = path;
    siblingPath.push_back(sibling);
    const Focs focs = focsOf(siblingPath);
    if (!focs.isFound()) {
        return false;
    }
    const Span extent = extentOf(focs);
    const std::string indent = indentAt(extent.begin);
    if (before != nullptr ? edit(extent, "\n" + indent + text, Where::after, true)
                          : edit(extent, text + "\n" + indent, Where::before, true)) {
        return true;
    }
    // A list of one element has no brackets.
    const std::string inner = indent + std::string(oneLevel);
    const std::string kept(1, focsKept);
    return edit(extent,
                "[\n" + inner + (before != nullptr ? kept + "\n" + inner + text : text + "\n" + inner + kept) + "\n" +
                    indent + "]",
                Where::inPlace, true);
}

bool ClassExport::resolveChild(const ContentDifference& difference) {
    using Kind = ContentDifference::Kind;
    const ContentNode& parent = *difference.now.back();
    const ContentNode& child = difference.kind == Kind::removed ? *difference.nowChild : *difference.targetChild;
    if (parent.tag == "group") { // activation; scope and effects are always there
        const Focs group = focsOf(difference.now);
        if (child.tag != "activation" || !group.isFound()) {
            return false;
        }
        return setField(group, "activation",
                        difference.kind == Kind::removed ? std::nullopt : textOf(difference, std::string(oneLevel)));
    }
    if (difference.kind == Kind::inserted) {
        const auto text = textOf(difference, indentAt(parent.children.empty() || parent.children[0].origin.isEmpty()
                                                          ? 0
                                                          : parent.children[0].origin.begin));
        return text && insertAt(difference.now, difference.at, *text);
    }
    std::vector<const ContentNode*> path = difference.now;
    path.push_back(difference.nowChild);
    const Focs focs = focsOf(path);
    if (!focs.isFound() || difference.nowChild->origin.isEmpty()) {
        return false;
    }
    const Span extent = extentOf(focs);
    const bool isEffect = holdsEffects(*difference.target);
    if (difference.kind == Kind::removed) {
        return edit(extent, "", Where::inPlace, true) || (isEffect && edit(extent, "NoOp", Where::inPlace, true));
    }
    // The element around one that stays goes away.
    for (const ContentNode& inner : difference.nowChild->children) {
        if (inner.hash == child.hash && !inner.origin.isEmpty()) {
            path.push_back(&inner);
            const Focs kept = focsOf(path);
            if (kept.isFound() && edit(extent, sourceOf(extentOf(kept)), Where::inPlace, true)) {
                return true;
            }
            path.pop_back();
        }
    }
    const auto text = textOf(difference, indentAt(extent.begin));
    return text && edit(extent, *text, Where::inPlace, true);
}

} // namespace orrery::engine
