// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/definition_editor.h"

#include "engine/import/freeorion_export/focs_inverse.h"
#include "engine/text/blanks.h"

#include <algorithm>

namespace orrery::engine {

using NodeKind = FocsNode::Kind;

namespace {

constexpr std::string_view oneLevel = "    ";

} // namespace

DifferenceKey keyOf(const ContentDifference& difference) {
    return {difference.target, difference.targetChild, difference.attribute};
}

DefinitionEditor::DefinitionEditor(ExportSources& sources, MacroTreatments& macros, DefinitionNow now, FileId script,
                                   const ContentNode& target, std::set<DifferenceKey> edits,
                                   std::set<std::string> ignored)
    : m_sources(sources), m_now(std::move(now)), m_target(target), m_edits(std::move(edits)),
      m_name(m_now.reading.word(m_now.definition().name)), m_id(m_now.node.value("id")), m_macros(macros),
      m_script(script), m_row(*m_now.definition().row), m_damaged(m_now.reading.script().damaged),
      m_ignored(std::move(ignored)), m_distance(contentDistance(m_now.node, target)) {}

DefinitionEditor::Focs DefinitionEditor::focsOf(const std::vector<const ContentNode*>& path) const {
    const ContentNode* element = nullptr;
    for (const ContentNode* const one : path) {
        element = one->origin.isEmpty() ? element : one;
    }
    if (element == nullptr) {
        return path.size() > 1 && path[1]->tag == "group" ? Focs{} : definitionFocs();
    }
    const FocsNodes& nodes = m_now.reading.nodes();
    Focs out{&nodes, 0, 0};
    if (path.size() > 1 && path[1]->tag == "group") {
        const auto group = std::ranges::find_if(
            nodes, [&](const FocsNode& node) { return node.kind == NodeKind::group && node.span == path[1]->origin; });
        if (group == nodes.end()) {
            return {};
        }
        out = {&m_now.reading.content.store.group(group->text).nodes, group->span.begin, 1};
        if (element == path[1]) {
            return out;
        }
    }
    const Span span{element->origin.begin - out.begin, element->origin.end - out.begin};
    const auto found = std::ranges::find_if(*out.nodes, [&](const FocsNode& node) {
        const bool isElement = node.kind == NodeKind::element && node.row->role != FocsRole::value;
        return (isElement || node.kind == NodeKind::compare) && node.span == span;
    });
    return found == out.nodes->end()
               ? Focs{}
               : Focs{out.nodes, out.begin, static_cast<std::uint32_t>(found - out.nodes->begin())};
}

DefinitionEditor::Focs DefinitionEditor::field(const Focs& element, std::string_view name) const {
    return {element.nodes, element.begin,
            element.at().row == nullptr ? 0 : focsField(*element.nodes, element.node, name)};
}

void DefinitionEditor::addLeaves(const Focs& focs, std::vector<Leaf>& out) const {
    const FocsNode& node = focs.at();
    const std::string_view all = m_now.reading.text;
    const Span span{node.span.begin + focs.begin, node.span.end + focs.begin};
    const std::string_view written = m_now.reading.word(node.text);
    const auto addAt = [&](std::uint32_t begin, std::string_view text, bool isQuoted = false) {
        out.push_back({{begin, begin + static_cast<std::uint32_t>(text.size())}, std::string(text), isQuoted});
    };
    switch (node.kind) {
    case NodeKind::number:
    case NodeKind::word:
    case NodeKind::sign:
        addAt(span.begin, written);
        break;
    case NodeKind::text:
        addAt(span.begin + 1, written, true);
        break;
    case NodeKind::path: // its parts may have blanks between them
        for (std::uint32_t at = span.begin; at < span.end;) {
            const auto end =
                static_cast<std::uint32_t>(std::min<std::size_t>(all.find_first_of(". \t\r\n", at), span.end));
            if (end > at) {
                addAt(at, all.substr(at, end - at));
            }
            at = end + 1;
        }
        break;
    case NodeKind::infix: {
        const Focs left{focs.nodes, focs.begin, node.first};
        std::uint32_t at = extentOf(left).end;
        while (at < all.size() && (isBlank(all[at]) || all[at] == ')')) {
            ++at;
        }
        if (all.substr(at).starts_with(written)) {
            addAt(at, written);
        }
        break;
    }
    case NodeKind::element: // the meter in the keyword of an effect or a condition
        for (const std::string_view prefix : {"", "Set", "SetMax"}) {
            if (written.size() > prefix.size() && isSameKeyword(written.substr(0, prefix.size()), prefix)) {
                addAt(span.begin + static_cast<std::uint32_t>(prefix.size()), written.substr(prefix.size()));
            }
        }
        break;
    default:
        break;
    }
    for (std::uint32_t i = node.first; i != 0; i = (*focs.nodes)[i].next) {
        addLeaves({focs.nodes, focs.begin, i}, out);
    }
}

std::vector<std::string> DefinitionEditor::spellingsOf(std::string_view token) const {
    if (token.size() > 1 && token.front() == '"') {
        return {std::string(token.substr(1, token.size() - 2))};
    }
    std::vector<std::string> all; // the usual spelling first
    if (token == "==") {
        all.emplace_back("=");
    }
    for (const FreeOrionEnumeration& enumeration : freeOrionEnumerations()) {
        for (const FreeOrionEnumerator& value : enumeration.values) {
            if (value.id == token) {
                all.emplace_back(value.focs);
            }
        }
    }
    for (const FreeOrionProperty& property : freeOrionProperties()) {
        const std::vector<std::string_view> words = contentTokens(property.ours);
        if (std::ranges::find(words, token) != words.end()) {
            all.emplace_back(property.focs);
        }
    }
    for (const FreeOrionWord& word : freeOrionWords()) {
        if (word.ours == token) {
            all.emplace_back(word.focs);
        }
    }
    all.emplace_back(token);
    if (token.starts_with("0.")) {
        all.emplace_back(token.substr(1));
    }
    if (token.ends_with(".0")) {
        all.emplace_back(token.substr(0, token.size() - 1));
    }
    return all;
}

bool DefinitionEditor::substitute(const std::vector<Focs>& below, std::string_view before, std::string_view after) {
    const std::vector<std::string_view> old = contentTokens(before);
    const std::vector<std::string_view> wanted = contentTokens(after);
    if (old.size() != wanted.size()) {
        return false;
    }
    const auto differs = std::ranges::mismatch(old, wanted);
    if (differs.in1 == old.end()) {
        return false;
    }
    std::vector<Leaf> leaves;
    for (const Focs& focs : below) {
        addLeaves(focs, leaves);
    }
    const std::vector<std::string> spellings = spellingsOf(*differs.in1);
    const std::vector<std::string> written = spellingsOf(*differs.in2);
    std::size_t tried = 0;
    constexpr std::size_t most = 400;
    for (const Leaf& leaf : leaves) {
        const bool isIt = std::ranges::any_of(spellings, [&](const std::string& one) {
            return isSameKeyword(one, leaf.text) || one == freeOrionId(leaf.text);
        });
        if (!isIt) {
            continue;
        }
        for (const std::string& one : written) {
            if (++tried > most) {
                return false;
            }
            if ((!leaf.isQuoted || one.find_first_of("\"\n") == std::string::npos) && edit(leaf.span, one)) {
                return true;
            }
        }
    }
    return false;
}

std::string DefinitionEditor::indentAt(std::uint32_t offset) const {
    const std::string_view all = m_now.reading.text;
    const std::size_t line = offset == 0 ? std::string_view::npos : all.rfind('\n', offset - 1);
    const std::size_t begin = line == std::string_view::npos ? 0 : line + 1;
    const std::size_t end = std::min(all.find_first_not_of(" \t", begin), all.size());
    return std::string(all.substr(begin, end - begin));
}

std::optional<DefinitionNow> DefinitionEditor::reread() const {
    auto now = m_sources.readDefinition(m_script, m_row, m_name, m_id, m_ignored);
    return now && now->reading.script().damaged <= m_damaged ? std::move(now) : std::nullopt;
}

std::size_t DefinitionEditor::wantedDistance(const ContentNode& now) const {
    std::size_t sum = 0;
    for (const ContentDifference& one : contentDifferences(now, m_target)) {
        sum += m_edits.contains(keyOf(one)) ? contentDistance(one) : 0;
    }
    return sum;
}

bool DefinitionEditor::attempt(const SourcePlace& place, const std::string& text, Where where) {
    const std::string old(m_sources.bytesOf(place.file));
    std::string inside = text;
    if (const std::size_t kept = inside.find(focsKept); kept != std::string::npos) {
        inside.replace(kept, 1, old.substr(place.span.begin, place.span.size()));
    }
    std::uint32_t begin = where == Where::after ? place.span.end : place.span.begin;
    const std::uint32_t end = where == Where::before ? place.span.begin : place.span.end;
    if (inside.empty()) { // the white space before a removed element goes, too
        while (begin > 0 && isBlank(old[begin - 1])) {
            --begin;
        }
    }
    std::string bytes = old;
    bytes.replace(begin, end - begin, inside);
    m_sources.setBytes(place.file, std::move(bytes));
    auto now = reread();
    const std::size_t distance = now ? contentDistance(now->node, m_target) : m_distance;
    bool isNearer = distance < m_distance;
    if (now && !isNearer && place.insertion != 0 && wantedDistance(now->node) < wantedDistance(m_now.node)) {
        // The macro also makes another part of this class.
        isNearer = m_treatment == FreeOrionMacros::change;
        m_ownMacro = m_now.reading.script().insertions[place.insertion].macro;
    }
    if (!isNearer) {
        m_sources.setBytes(place.file, old);
        return false;
    }
    m_now = std::move(*now);
    m_distance = distance;
    return true;
}

bool DefinitionEditor::editAt(const std::vector<SourcePlace>& places, const std::string& text, Where where) {
    for (const SourcePlace& place : places) {
        if (place.insertion != 0 && m_treatment == FreeOrionMacros::here) {
            continue;
        }
        MacroEdit macro;
        if (place.insertion != 0) {
            const FocsInsertion& insertion = m_now.reading.script().insertions[place.insertion];
            macro = {std::string(insertion.macro), insertion.macroText, m_place, m_treatment};
        }
        if (attempt(place, text, where)) {
            if (place.insertion != 0) {
                m_macroEdits.push_back(std::move(macro));
            }
            return true;
        }
    }
    return false;
}

void DefinitionEditor::chooseTreatment(std::uint32_t offset) {
    const FocsInsertions& all = m_now.reading.script().insertions;
    const std::uint32_t innermost = m_now.reading.script().origins.of(offset).insertion;
    m_treatment = m_macros.usual;
    m_macro = innermost == 0 ? std::string_view{} : all[innermost].macro;
    for (MacroTreatments::Single& one : m_macros.single) {
        if (one.line && (one.line->file != m_place.file || !one.line->span.contains(m_place.span.begin))) {
            continue;
        }
        for (std::uint32_t i = innermost; i != 0; i = all[i].parent) {
            if (one.macro.empty() || one.macro == all[i].macro) {
                one.isUsed = true;
                m_treatment = one.macros;
                m_macro = all[i].macro;
                break;
            }
        }
    }
}

bool DefinitionEditor::edit(Span span, const std::string& text, Where where, bool isStructure) {
    chooseTreatment(span.begin);
    const bool isHere = m_treatment == FreeOrionMacros::here && !m_macro.empty();
    std::vector<SourcePlace> places = m_now.reading.placesOf(span);
    if (isStructure || isHere) {
        std::ranges::reverse(places);
    }
    if (editAt(places, text, where)) {
        if (isHere && !isStructure) {
            m_macroEdits.push_back({m_macro, {}, m_place, m_treatment});
        }
        return true;
    }
    const std::uint32_t insertion = m_now.reading.outermostInsertion(span.begin);
    if (!isHere || insertion == 0) {
        return false;
    }
    // Write the insertion out. The expanded text stays the same.
    const Location mark = m_now.reading.markOf(insertion);
    const std::string old(m_sources.bytesOf(mark.file));
    std::string bytes = old;
    bytes.replace(mark.span.begin, mark.span.size(), m_now.reading.writtenOut(insertion, span.begin));
    m_sources.setBytes(mark.file, std::move(bytes));
    if (auto written = reread(); written && written->reading.text == m_now.reading.text) {
        std::swap(m_now, *written); // the caller refers to the elements of the former one
        places = m_now.reading.placesOf(span);
        std::ranges::reverse(places);
        if (editAt(places, text, where)) {
            m_macroEdits.push_back({m_macro, {}, m_place, m_treatment});
            return true;
        }
        std::swap(m_now, *written);
    }
    m_sources.setBytes(mark.file, old);
    return false;
}

std::string DefinitionEditor::sourceOf(Span span) const {
    const std::vector<SourcePlace> places = m_now.reading.placesOf(span);
    return places.empty() ? m_now.reading.text.substr(span.begin, span.size())
                          : std::string(m_sources.sources()[places.back().file.value]->slice(places.back().span));
}

bool DefinitionEditor::setField(const Focs& element, std::string_view name, const std::optional<std::string>& text) {
    const FocsNodes& nodes = *element.nodes;
    const FocsRow& row = *element.at().row;
    const auto wanted = std::ranges::find(row.fields, name, &FocsField::name);
    if (wanted == row.fields.end()) {
        return false;
    }
    const auto index = static_cast<std::size_t>(wanted - row.fields.begin());
    std::uint32_t before = 0; // the last field that stands before this one
    for (std::uint32_t i = nodes[element.node].first; i != 0; i = nodes[i].next) {
        if (nodes[i].kind != NodeKind::field) {
            continue;
        }
        if (nodes[i].field == index) {
            const Focs focs{element.nodes, element.begin, nodes[i].first};
            return text ? edit(extentOf(focs), *text) : edit(extentOf({element.nodes, element.begin, i}), "");
        }
        before = nodes[i].field < index ? i : before;
    }
    if (!text) {
        return false;
    }
    const Span head{nodes[element.node].span.begin + element.begin,
                    nodes[element.node].span.begin + element.begin +
                        static_cast<std::uint32_t>(m_now.reading.word(element.at().text).size())};
    const Span place = before == 0 ? head : extentOf({element.nodes, element.begin, before});
    const std::string indent = before == 0 ? indentAt(head.begin) + std::string(oneLevel) : indentAt(place.begin);
    std::string line = "\n" + indent + std::string(name);
    if (wanted->shape != FocsShape::flag) {
        line += " = " + *text;
    }
    return edit(place, line, Where::after);
}

bool DefinitionEditor::setFlag(const Focs& element, std::string_view name, bool isOn) {
    return setField(element, name, isOn ? std::optional<std::string>("") : std::nullopt);
}

bool DefinitionEditor::setWords(const Focs& element, std::string_view name, std::string_view before,
                                std::string_view after) {
    const Focs list = field(element, name);
    if (list.isFound() && !after.empty() && substitute({list}, before, after)) {
        return true;
    }
    if (after.empty()) {
        return setField(element, name, std::nullopt);
    }
    std::string all;
    const std::vector<std::string_view> wanted = contentTokens(after);
    for (const std::string_view word : wanted) {
        all += (all.empty() ? "\"" : " \"") + std::string(word) + "\"";
    }
    const std::string written = wanted.size() > 1 ? "[ " + all + " ]" : all;
    if (!list.isFound()) {
        return setField(element, name, written);
    }
    std::vector<Leaf> leaves;
    addLeaves(list, leaves);
    const auto isIn = [](const std::vector<std::string_view>& words, const Leaf& leaf) {
        return std::ranges::find(words, leaf.text) != words.end() ||
               std::ranges::find(words, freeOrionId(leaf.text)) != words.end();
    };
    const std::vector<std::string_view> old = contentTokens(before);
    for (const Leaf& leaf : leaves) {
        const Span quoted{leaf.span.begin - (leaf.isQuoted ? 1 : 0), leaf.span.end + (leaf.isQuoted ? 1 : 0)};
        if (isIn(old, leaf) && !isIn(wanted, leaf) && edit(quoted, "", Where::inPlace, true)) {
            return true;
        }
    }
    const bool isBracketed = m_now.reading.text[extentOf(list).begin] == '[';
    for (std::size_t i = 0; i < wanted.size() && isBracketed && !leaves.empty(); ++i) {
        if (std::ranges::find(old, wanted[i]) != old.end()) {
            continue;
        }
        const Leaf& last = leaves[std::min(i == 0 ? 0 : i - 1, leaves.size() - 1)];
        const Span quoted{last.span.begin - (last.isQuoted ? 1 : 0), last.span.end + (last.isQuoted ? 1 : 0)};
        const std::string word = "\"" + std::string(wanted[i]) + "\"";
        if (i == 0 ? edit(quoted, word + " ", Where::before) : edit(quoted, " " + word, Where::after)) {
            return true;
        }
    }
    return edit(extentOf(list), written);
}

} // namespace orrery::engine
