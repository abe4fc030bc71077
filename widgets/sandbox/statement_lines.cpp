// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sandbox/statement_lines.h"

#include "engine/check/scenario/statements.h"
#include "engine/content/element_rows.h"
#include "engine/syntax/xml_edit.h"
#include "engine/syntax/xml_text.h"
#include "widgets/edits/structure_edit.h"

#include <algorithm>
#include <optional>
#include <span>
#include <sstream>

namespace orrery::widgets {

using engine::Element;
using engine::ParameterKind;
using engine::ParameterSpec;
using engine::StatementSpec;
using engine::TextEdit;
using Attributes = std::vector<std::pair<std::string_view, std::string>>;

namespace {

bool isOfTurn(Element line, const StatementLines& lines) {
    return engine::turnOf(line) == lines.turn && engine::isEnabled(line);
}

/// Returns the elements of the turn with a tag.
std::vector<Element> linesOf(const StatementLines& lines, std::string_view tag) {
    std::vector<Element> found;
    for (const Element child : lines.parent.children()) {
        if (child.tag() == tag && !child.isBroken() && isOfTurn(child, lines)) {
            found.push_back(child);
        }
    }
    return found;
}

/// Returns the line of the turn that creates the object. An object without a name has a line too.
std::optional<Element> ownLine(const StatementLines& lines, const RefersTo& isObject) {
    for (const Element child : lines.parent.children()) {
        if (lines.own && child.where().span == *lines.own && !child.isBroken()) {
            return child;
        }
        const StatementSpec* const spec = lines.vocabulary->statement(child.tag());
        if (spec != nullptr && !spec->name.empty() && !child.isBroken() && isOfTurn(child, lines) &&
            child.has(spec->name) && isObject(child.value(spec->name))) {
            return child;
        }
    }
    return std::nullopt;
}

std::string line(std::string_view tag, const Attributes& attributes, std::uint32_t turn) {
    std::string xml = "<" + std::string(tag);
    for (const auto& [name, value] : attributes) {
        xml += " " + std::string(name) + "=\"" + engine::escapeAttribute(value, '"') + "\"";
    }
    if (turn != 0) {
        xml += " turn=\"" + std::to_string(turn) + "\"";
    }
    return xml + "/>";
}

void append(std::vector<TextEdit>& edits, std::optional<TextEdit> edit) {
    if (edit) {
        edits.push_back(std::move(*edit));
    }
}

void appendSet(std::vector<TextEdit>& edits, Element line, std::string_view name, const std::string& value) {
    if (!line.has(name) || line.value(name) != value) {
        append(edits, engine::setAttribute(*line.tree, line.index, name, value));
    }
}

void appendRemoval(std::vector<TextEdit>& edits, Element line) {
    if (auto removal = removeElement(*line.tree, line.index)) {
        edits.insert(edits.end(), removal->edits.begin(), removal->edits.end());
    }
}

/// Joins removals that share white space.
std::vector<TextEdit> joined(std::vector<TextEdit> edits) {
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    std::vector<TextEdit> all;
    for (TextEdit& edit : edits) {
        const bool overlaps =
            !all.empty() && edit.span.begin < all.back().span.end && edit.text.empty() && all.back().text.empty();
        if (overlaps) {
            all.back().span.end = std::max(all.back().span.end, edit.span.end);
        } else {
            all.push_back(std::move(edit));
        }
    }
    return all;
}

bool namesObjects(ParameterKind kind) {
    switch (kind) {
    case ParameterKind::object:
    case ParameterKind::objectName:
    case ParameterKind::system:
    case ParameterKind::planet:
    case ParameterKind::map:
    case ParameterKind::empire:
    case ParameterKind::empireId:
    case ParameterKind::owner:
        return true;
    default:
        return false;
    }
}

/// Returns the words of a list that do not refer to a removed object.
std::string without(const std::string& list, const RefersTo& gone) {
    std::string kept;
    std::istringstream words(list);
    for (std::string word; words >> word;) {
        kept += gone(word) ? "" : (kept.empty() ? "" : " ") + word;
    }
    return kept;
}

/// Appends the edits that free a line of references to removed objects.
/// @return whether the line has to be removed, because it has no meaning without the object
bool freeLine(std::vector<TextEdit>& edits, Element line, std::span<const ParameterSpec> attributes,
              const RefersTo& gone) {
    std::vector<TextEdit> freed;
    for (const ParameterSpec& attribute : attributes) {
        if (!namesObjects(attribute.kind) || !line.has(attribute.name)) {
            continue;
        }
        const std::string value = line.value(attribute.name);
        if (attribute.isList) {
            const std::string kept = without(value, gone);
            if (kept.empty() && !value.empty()) {
                return true;
            }
            appendSet(freed, line, attribute.name, kept);
        } else if (gone(value)) {
            if (attribute.required || attribute.name == "on" || !attribute.anyOf.empty()) {
                return true;
            }
            append(freed, engine::removeAttribute(*line.tree, line.index, attribute.name));
        }
    }
    edits.insert(edits.end(), freed.begin(), freed.end());
    return false;
}

/// Returns the `<move>` and `<attach>` of the turn for an object. The last one decides where the object is.
std::vector<Element> placings(const StatementLines& lines, const RefersTo& isObject) {
    std::vector<Element> found;
    for (const Element child : lines.parent.children()) {
        const bool places = child.tag() == "move" || child.tag() == "attach";
        if (places && !child.isBroken() && isOfTurn(child, lines) && isObject(child.value("object"))) {
            found.push_back(child);
        }
    }
    return found;
}

/// Puts an object to a place: changes `attributes` of its own line, or replaces its `<move>` and `<attach>`, or adds a
/// line.
/// @param own attributes of the object's own line, by its tag; empty: the line cannot have this place
LineChange placed(const StatementLines& lines, const RefersTo& isObject, const Attributes& own,
                  const std::string& otherwise) {
    LineChange change;
    const std::vector<Element> earlier = placings(lines, isObject);
    const auto line = ownLine(lines, isObject);
    if (line && !own.empty()) {
        for (const auto& [name, value] : own) {
            appendSet(change.edits, *line, name, value);
        }
        for (const Element one : earlier) { // they would move the object away again
            appendRemoval(change.edits, one);
        }
        change.edits = joined(std::move(change.edits));
        return change;
    }
    if (earlier.empty()) {
        change.added = otherwise;
        return change;
    }
    for (std::size_t i = 0; i + 1 < earlier.size(); ++i) {
        appendRemoval(change.edits, earlier[i]);
    }
    if (const auto replaced = replaceElement(*earlier.back().tree, earlier.back().index, otherwise)) {
        change.edits.insert(change.edits.end(), replaced->edits.begin(), replaced->edits.end());
    }
    change.edits = joined(std::move(change.edits));
    return change;
}

bool connects(Element line, const RefersTo& a, const RefersTo& b) {
    const std::string from = line.value("from");
    const std::string to = line.value("to");
    return (a(from) && b(to)) || (a(to) && b(from));
}

/// Removes the lines with a tag between two systems. Adds the other line if there is none.
LineChange unlessRemoved(const StatementLines& lines, std::string_view removed, std::string_view added,
                         const std::pair<std::string, RefersTo>& from, const std::pair<std::string, RefersTo>& to) {
    LineChange change;
    for (const Element line : linesOf(lines, removed)) {
        if (connects(line, from.second, to.second)) {
            appendRemoval(change.edits, line);
        }
    }
    change.edits = joined(std::move(change.edits));
    if (change.edits.empty()) {
        change.added = line(added, {{"from", from.first}, {"to", to.first}}, lines.turn);
    }
    return change;
}

} // namespace

LineChange removeObject(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                        const RefersTo& gone) {
    LineChange change;
    const auto own = ownLine(lines, isObject);
    if (!own) {
        change.added = line("remove", {{"object", reference}}, lines.turn);
        return change;
    }
    for (const Element child : lines.parent.children()) {
        const StatementSpec* const spec = lines.vocabulary->statement(child.tag());
        const engine::OrderSpec* const order = lines.vocabulary->order(child.tag());
        if (child.isBroken() || (spec == nullptr && order == nullptr)) {
            continue;
        }
        const bool creates =
            spec != nullptr && !spec->name.empty() && child.has(spec->name) && gone(child.value(spec->name));
        const bool goes = creates || child.index == own->index ||
                          (spec != nullptr ? freeLine(change.edits, child, spec->element->attributes, gone)
                                           : freeLine(change.edits, child, engine::orderAttributes(), gone) ||
                                                 freeLine(change.edits, child, order->parameters, gone));
        if (goes) {
            appendRemoval(change.edits, child);
            change.removed += child.index != own->index ? 1 : 0;
        }
    }
    change.edits = joined(std::move(change.edits));
    return change;
}

LineChange moveTo(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                  std::pair<std::string, std::string> position) {
    const auto own = ownLine(lines, isObject);
    const bool hasPosition = own && own->tag() == "system";
    return placed(lines, isObject,
                  hasPosition ? Attributes{{"x", position.first}, {"y", position.second}} : Attributes(),
                  line("move", {{"object", reference}, {"x", position.first}, {"y", position.second}}, lines.turn));
}

LineChange putOn(const StatementLines& lines, std::string_view tag, const std::string& reference,
                 const RefersTo& isObject, const std::string& host) {
    const auto own = ownLine(lines, isObject);
    Attributes attributes;
    if (own && own->tag() == "planet") {
        attributes = {{"system", host}};
    } else if (own && own->tag() == "place") {
        attributes = {{"on", host}};
    }
    return placed(lines, isObject, attributes, line(tag, {{"object", reference}, {"to", host}}, lines.turn));
}

LineChange addLane(const StatementLines& lines, const std::pair<std::string, RefersTo>& from,
                   const std::pair<std::string, RefersTo>& to) {
    return unlessRemoved(lines, "remove-lane", "lane", from, to);
}

LineChange removeLane(const StatementLines& lines, const std::pair<std::string, RefersTo>& from,
                      const std::pair<std::string, RefersTo>& to) {
    return unlessRemoved(lines, "lane", "remove-lane", from, to);
}

LineChange setValue(const StatementLines& lines, const std::string& reference, const RefersTo& isObject,
                    const std::string& attribute, const std::string& value) {
    LineChange change;
    const bool isOwner = attribute == "owner";
    std::optional<Element> last; // a <set> with the same value comes later, and decides
    for (const Element one : linesOf(lines, "set")) {
        const bool sets = isOwner ? one.has("owner") && !one.has("property") && !one.has("meter")
                                  : one.has("property") && one.value("property") == attribute;
        if (sets && isObject(one.value("object"))) {
            last = one;
        }
    }
    if (last) {
        appendSet(change.edits, *last, isOwner ? "owner" : "value", value);
        return change;
    }
    const auto own = ownLine(lines, isObject);
    const StatementSpec* const spec = own ? lines.vocabulary->statement(own->tag()) : nullptr;
    if (spec != nullptr && isOwner && spec->element->attribute("owner") != nullptr) {
        appendSet(change.edits, *own, "owner", value);
    } else if (spec != nullptr && !isOwner && spec->element->takesProperties) {
        std::string name = attribute;
        std::ranges::replace(name, '_', '-');
        appendSet(change.edits, *own, name, value);
    } else {
        change.added =
            isOwner ? line("set", {{"object", reference}, {"owner", value}}, lines.turn)
                    : line("set", {{"object", reference}, {"property", attribute}, {"value", value}}, lines.turn);
    }
    return change;
}

} // namespace orrery::widgets
