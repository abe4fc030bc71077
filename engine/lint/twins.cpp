// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of one class that do the same twice (I3.7). The same group in two classes is how classes share what they do.
#include "engine/lint/questions.h"

#include <map>
#include <string>

namespace orrery::engine {

namespace {

constexpr DiagnosticSpec writtenTwice{"lint.duplicate-group", Severity::warning,
                                      "this group is the same as '{0}', so all that it does happens twice",
                                      "Take one of them out, or write the amounts twice as large."};

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The bytes of an element without an id and without what lays them out.
std::string contentOf(const XmlTree& tree, std::uint32_t index) {
    const Span whole = tree.span(index);
    const XmlAttribute* const id = tree.attribute(index, "id");
    const std::string_view bytes = tree.source()->bytes();
    std::string text;
    text.reserve(whole.size());
    for (std::uint32_t at = whole.begin; at < whole.end; ++at) {
        if (id != nullptr && id->whole().contains(at)) {
            continue;
        }
        const bool isLayout = isSpace(bytes[at]) && (text.empty() || isSpace(text.back()) || text.back() == '>');
        if (!isLayout) {
            const char next = at + 1 < whole.end ? bytes[at + 1] : '\0';
            if (!isSpace(bytes[at]) || (next != '<' && next != '>' && next != '/')) {
                text += isSpace(bytes[at]) ? ' ' : bytes[at];
            }
        }
    }
    return text;
}

Fix removal(const XmlTree& tree, std::uint32_t index) {
    Span span = tree.span(index);
    const std::string_view bytes = tree.source()->bytes();
    while (span.begin > 0 && isSpace(bytes[span.begin - 1])) {
        --span.begin;
    }
    return {phrase("remove this group"), {{tree.file(), span, {}}}};
}

} // namespace

void askTwins(const LintCall& call) {
    for (const CheckedClass& objectClass : call.model.classes) {
        if (objectClass.groups.size() < 2 || !call.isOwn(objectClass.where)) {
            continue;
        }
        std::map<std::string, const CheckedGroup*> known;
        for (const CheckedGroup& group : objectClass.groups) {
            if (group.where.file.value >= call.project.trees.size()) {
                continue;
            }
            const XmlTree& tree = *call.project.trees[group.where.file.value];
            const std::uint32_t index = tree.nodeAt(group.where.span.begin);
            if (!tree.isElement(index) || tree.span(index) != group.where.span || group.effects.empty()) {
                continue;
            }
            const auto [first, isNew] = known.emplace(contentOf(tree, index), &group);
            if (!isNew) {
                Diagnostic& finding = call.report(writtenTwice, group.head, {first->second->id});
                finding.notes.push_back({first->second->head, phrase("the other one")});
                finding.fixes.push_back(removal(tree, index));
            }
        }
    }
}

} // namespace orrery::engine
