// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model/check_memory.h"

#include "engine/text/stable_hash.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace orrery::engine {

namespace {

/// Returns whether class bodies do not depend on the content of a top-level element, except for strings and names.
bool isApart(std::string_view tag) {
    return tag == "class" || tag == "scenario" || tag == "strings" || tag == "global-modifiers" || tag == "test" ||
           tag == "sweep";
}

bool isSameSpan(Span a, std::uint32_t beginA, Span b, std::uint32_t beginB) {
    if (a == Span{} || b == Span{}) {
        return a == b; // a node of this kind lacks this span
    }
    return a.size() == b.size() && a.begin - beginA == b.begin - beginB;
}

/// Returns whether indices into two trees are equal, relative to the start of each element.
bool isSameIndex(std::uint32_t a, std::uint32_t fromA, std::uint32_t b, std::uint32_t fromB) {
    return a == XmlTree::none || b == XmlTree::none ? a == b : a - fromA == b - fromB;
}

/// Returns the index after the last node of an element. Nodes are in document order.
std::uint32_t endOf(Element element) {
    const Span whole = element.tree->span(element.index);
    std::uint32_t end = element.index + 1;
    while (end < element.tree->nodeCount() && element.tree->node(end).tag.begin < whole.end) {
        ++end;
    }
    return end;
}

std::vector<Element> stringTables(const XmlTree& tree, const FileOutline& outline) {
    std::vector<Element> tables;
    for (const FileOutline::Top& top : outline.all) {
        if (top.tag == "strings") {
            tables.push_back({&tree, top.index});
        }
    }
    return tables;
}

bool sameRows(const RowTables& a, const RowTables& b) {
    const auto same = [](auto one, auto other) { return one.data() == other.data() && one.size() == other.size(); };
    return same(a.conditions, b.conditions) && same(a.effects, b.effects) && same(a.relations, b.relations) &&
           same(a.aggregates, b.aggregates) && same(a.modifiers, b.modifiers) && same(a.occurrences, b.occurrences) &&
           same(a.orders, b.orders) && same(a.watches, b.watches) && same(a.actions, b.actions) &&
           same(a.statements, b.statements);
}

} // namespace

bool isSameElement(Element a, Element b) {
    if (b.tree->indexIn(*a.tree, b.index) == a.index) {
        return true;
    }
    const Span wholeA = a.tree->span(a.index);
    const Span wholeB = b.tree->span(b.index);
    if (a.tree->file() != b.tree->file() || a.tree->slice(wholeA) != b.tree->slice(wholeB)) {
        return false;
    }
    const std::uint32_t count = endOf(a) - a.index;
    if (endOf(b) - b.index != count) {
        return false;
    }
    const auto sameSpan = [&](Span one, Span other) { return isSameSpan(one, wholeA.begin, other, wholeB.begin); };
    for (std::uint32_t i = 0; i < count; ++i) {
        const XmlNode& x = a.tree->node(a.index + i);
        const XmlNode& y = b.tree->node(b.index + i);
        const auto sameIndex = [&](std::uint32_t one, std::uint32_t other) {
            return isSameIndex(one, a.index, other, b.index);
        };
        const bool isRoot = i == 0; // the root's parent and sibling do not belong to the element
        if (x.kind != y.kind || x.isEmpty != y.isEmpty || x.isClosed != y.isClosed || x.isBroken != y.isBroken ||
            x.attributeCount != y.attributeCount || !sameSpan(x.name, y.name) || !sameSpan(x.tag, y.tag) ||
            !sameSpan(x.close, y.close) || !sameIndex(x.first, y.first) || !sameIndex(x.last, y.last) ||
            (!isRoot && (!sameIndex(x.parent, y.parent) || !sameIndex(x.next, y.next)))) {
            return false;
        }
        if (x.kind == XmlKind::element &&
            !std::equal(a.tree->attributesBegin(a.index + i), a.tree->attributesEnd(a.index + i),
                        b.tree->attributesBegin(b.index + i), b.tree->attributesEnd(b.index + i),
                        [&](const XmlAttribute& one, const XmlAttribute& other) {
                            return one.quote == other.quote && sameSpan(one.name, other.name) &&
                                   sameSpan(one.value, other.value) && sameSpan(one.whole(), other.whole());
                        })) {
            return false;
        }
    }
    return true;
}

bool areStringTablesSame(const CheckMemory& memory, const ParsedProject& project) {
    if (!memory.model || memory.trees.size() != project.trees.size()) {
        return false;
    }
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        const XmlTree& before = *memory.trees[file];
        const XmlTree& now = *project.trees[file];
        if (&before != &now && !std::ranges::equal(stringTables(before, *memory.outlines[file]),
                                                   stringTables(now, *project.outlines[file]), isSameElement)) {
            return false;
        }
    }
    return memory.manifest == project.sources.manifestFile && memory.language == project.sources.manifest.language;
}

CheckMemory::Surroundings surroundingsOf(const ParsedProject& project, const CheckedModel& model, RowTables rows,
                                         std::set<std::string, std::less<>> empires) {
    CheckMemory::Surroundings out;
    out.rows = rows;
    out.rules = model.rules;
    out.empires = std::move(empires);
    for (const Meter& meter : model.vocabulary.meters()) {
        if (meter.partOf) {
            out.partMeters.push_back(meter.single ? meter.id + '!' : meter.id);
        }
    }
    for (std::uint32_t file = 0; file < project.trees.size(); ++file) {
        if (project.sources.files[file].isTable) {
            out.tables.push_back(project.sources.files[file].text);
        }
        for (const FileOutline::Top& top : project.outlines[file]->all) {
            if (!isApart(top.tag)) {
                out.definitions.push_back({project.trees[file].get(), top.index});
            }
        }
    }
    return out;
}

bool areSame(const CheckMemory::Surroundings& a, const CheckMemory::Surroundings& b) {
    return sameRows(a.rows, b.rows) && a.rules == b.rules && a.empires == b.empires && a.partMeters == b.partMeters &&
           std::ranges::equal(a.tables, b.tables,
                              [](const auto& one, const auto& other) {
                                  return one == other ||
                                         (one->path() == other->path() && one->bytes() == other->bytes());
                              }) &&
           std::ranges::equal(a.definitions, b.definitions, isSameElement);
}

std::vector<std::uint64_t> changedStrings(const Strings& a, const Strings& b) {
    std::vector<std::uint64_t> changed;
    if (&a == &b) {
        return changed;
    }
    auto x = a.begin();
    auto y = b.begin();
    while (x != a.end() || y != b.end()) {
        if (y == b.end() || (x != a.end() && x->first < y->first)) {
            changed.push_back(stableHash((x++)->first));
        } else if (x == a.end() || y->first < x->first) {
            changed.push_back(stableHash((y++)->first));
        } else {
            if (x->second != y->second) {
                changed.push_back(stableHash(x->first));
            }
            ++x;
            ++y;
        }
    }
    std::ranges::sort(changed);
    return changed;
}

} // namespace orrery::engine
