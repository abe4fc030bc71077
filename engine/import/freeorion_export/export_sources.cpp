// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/freeorion_export/export_sources.h"

#include "engine/import/freeorion_classes.h"
#include "engine/text/blanks.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Walks over a text, and skips strings and comments.
/// @param use gets the offset of each other byte that is not blank
template <typename Use>
void forEachSign(std::string_view text, Use&& use) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"') {
            const std::size_t end = text.find_first_of("\"\n", at + 1);
            at = std::min(end, text.size() - 1);
        } else if (text.substr(at).starts_with("//")) {
            at = std::min(text.find('\n', at), text.size() - 1);
        } else if (text.substr(at).starts_with("/*")) {
            const std::size_t end = text.find("*/", at + 2);
            at = end == std::string_view::npos ? text.size() - 1 : end + 1;
        } else if (!isBlank(text[at])) {
            use(at);
        }
    }
}

bool isOpening(char c) {
    return c == '(' || c == '[';
}

bool isClosing(char c) {
    return c == ')' || c == ']';
}

/// Returns the insertion and those around it, the innermost first, and 0 at the end.
std::vector<std::uint32_t> chainOf(const FocsInsertions& insertions, std::uint32_t insertion) {
    std::vector<std::uint32_t> chain;
    for (; insertion != 0; insertion = insertions[insertion].parent) {
        chain.push_back(insertion);
    }
    chain.push_back(0);
    return chain;
}

bool isStrictlyInside(Location where, FileId file, std::uint32_t offset) {
    return where.file == file && where.span.begin < offset && offset < where.span.end;
}

void shift(ContentNode& node, std::uint32_t begin) {
    if (!node.origin.isEmpty()) {
        node.origin = {node.origin.begin + begin, node.origin.end + begin};
    }
    for (ContentNode& child : node.children) {
        shift(child, begin);
    }
}

} // namespace

Span ExportReading::extentOf(const FocsNodes& nodes, std::uint32_t node, std::uint32_t begin) const {
    Span span = nodes[node].span;
    std::vector<std::uint32_t> open{node};
    while (!open.empty()) {
        const std::uint32_t one = open.back();
        open.pop_back();
        span = {std::min(span.begin, nodes[one].span.begin), std::max(span.end, nodes[one].span.end)};
        for (std::uint32_t i = nodes[one].first; i != 0; i = nodes[i].next) {
            open.push_back(i);
        }
    }
    span = {span.begin + begin, span.end + begin};
    const std::string_view all = text;
    std::size_t missing = 0; // brackets that the span closes but does not open
    std::size_t opened = 0;
    const std::string_view inside = all.substr(span.begin, span.size());
    forEachSign(inside, [&](std::size_t at) {
        if (isOpening(inside[at])) {
            ++opened;
        } else if (isClosing(inside[at])) {
            opened > 0 ? --opened : ++missing;
        }
    });
    while (missing > 0) {
        std::uint32_t at = span.begin;
        while (at > 0 && isBlank(all[at - 1])) {
            --at;
        }
        if (at == 0 || !isOpening(all[at - 1])) {
            break;
        }
        span.begin = at - 1;
        --missing;
    }
    if (opened > 0) {
        std::uint32_t end = span.end;
        const std::string_view behind = all.substr(span.end);
        bool isOver = false;
        forEachSign(behind, [&](std::size_t at) {
            isOver = isOver || opened == 0 || !isClosing(behind[at]);
            if (!isOver) {
                --opened;
                end = span.end + static_cast<std::uint32_t>(at) + 1;
            }
        });
        span.end = end;
    }
    return span;
}

Location ExportReading::markOf(std::uint32_t insertion) const {
    Location where = script().insertions[insertion].where;
    const std::string_view bytes = content.sources[where.file.value]->bytes();
    constexpr std::string_view close = "]]";
    if (!bytes.substr(0, where.span.end).ends_with(close)) {
        const std::size_t end = bytes.find(close, where.span.begin);
        where.span.end =
            end == std::string_view::npos ? where.span.end : static_cast<std::uint32_t>(end + close.size());
    }
    return where;
}

bool ExportReading::isOf(std::uint32_t offset, std::uint32_t insertion) const {
    const FocsInsertions& all = script().insertions;
    const FocsOrigin origin = script().origins.of(offset);
    const Location mark = markOf(insertion);
    for (std::uint32_t i = origin.insertion; i != 0; i = all[i].parent) {
        if (i == insertion) {
            return true;
        }
        // An argument is a text of the place that inserts the macro.
        if (isStrictlyInside(mark, all[i].where.file, all[i].where.span.begin) &&
            all[i].parent == all[insertion].parent) {
            return true;
        }
    }
    return origin.insertion == all[insertion].parent && isStrictlyInside(mark, origin.file, origin.offset);
}

Span ExportReading::rangeOf(std::uint32_t insertion, std::uint32_t offset) const {
    Span range{offset, offset + 1};
    while (range.begin > 0 && isOf(range.begin - 1, insertion)) {
        --range.begin;
    }
    while (range.end < text.size() && isOf(range.end, insertion)) {
        ++range.end;
    }
    return range;
}

bool ExportReading::isWhole(Span span, std::uint32_t insertion) const {
    const Span range = rangeOf(insertion, span.begin);
    const auto isBlankText = [&](std::uint32_t begin, std::uint32_t end) {
        return std::ranges::all_of(std::string_view(text).substr(begin, end - begin), isBlank);
    };
    return span.begin <= range.begin && range.end <= span.end
               ? true
               : isBlankText(range.begin, std::max(range.begin, span.begin)) &&
                     isBlankText(std::min(range.end, span.end), range.end);
}

std::vector<SourcePlace> ExportReading::placesOf(Span span) const {
    const FocsInsertions& all = script().insertions;
    if (span.isEmpty() || span.end > text.size()) {
        return {};
    }
    struct End {
        FileId file;
        std::uint32_t offset = 0;
        std::uint32_t insertion = 0;
    };
    const FocsOrigin first = script().origins.of(span.begin);
    const FocsOrigin final = script().origins.of(span.end - 1);
    End begin{first.file, first.offset, first.insertion};
    End end{final.file, final.offset + 1, final.insertion};
    const std::vector<std::uint32_t> chain = chainOf(all, begin.insertion);
    std::uint32_t common = end.insertion;
    while (std::ranges::find(chain, common) == chain.end()) {
        common = all[common].parent;
    }
    std::vector<std::uint32_t> whole; // insertions that the span must contain
    while (begin.insertion != common) {
        whole.push_back(begin.insertion);
        const Location mark = markOf(begin.insertion);
        begin = {mark.file, mark.span.begin, all[begin.insertion].parent};
    }
    while (end.insertion != common) {
        whole.push_back(end.insertion);
        const Location mark = markOf(end.insertion);
        end = {mark.file, mark.span.end, all[end.insertion].parent};
    }
    for (std::uint32_t i = 1; i < all.size(); ++i) {
        if (all[i].parent != common) {
            continue;
        }
        const Location mark = markOf(i);
        const bool beginsInside = isStrictlyInside(mark, begin.file, begin.offset);
        const bool endsInside = isStrictlyInside(mark, end.file, end.offset);
        if (beginsInside != endsInside) {
            whole.push_back(i);
            (beginsInside ? begin.offset : end.offset) = beginsInside ? mark.span.begin : mark.span.end;
        }
    }
    if (begin.file != end.file || begin.offset > end.offset ||
        !std::ranges::all_of(whole, [&](std::uint32_t one) { return isWhole(span, one); })) {
        return {};
    }
    std::vector<SourcePlace> places{{begin.file, {begin.offset, end.offset}, common}};
    for (std::uint32_t i = common; i != 0 && isWhole(span, i); i = all[i].parent) {
        const Location mark = markOf(i);
        places.push_back({mark.file, mark.span, all[i].parent});
    }
    return places;
}

std::uint32_t ExportReading::outermostInsertion(std::uint32_t offset) const {
    const std::vector<std::uint32_t> chain = chainOf(script().insertions, script().origins.of(offset).insertion);
    return chain.size() < 2 ? 0 : chain[chain.size() - 2];
}

std::string ExportReading::writtenOut(std::uint32_t insertion, std::uint32_t offset) const {
    const FocsInsertions& all = script().insertions;
    const std::vector<std::uint32_t> chain = chainOf(all, script().origins.of(offset).insertion);
    const auto isWritten = [&](std::uint32_t one) { return std::ranges::find(chain, one) != chain.end(); };
    const Span range = rangeOf(insertion, offset);
    std::string out;
    for (std::uint32_t at = range.begin; at < range.end;) {
        std::uint32_t inner = 0; // insertion of a written text that made this byte
        const FocsOrigin origin = script().origins.of(at);
        for (std::uint32_t i = origin.insertion; i != 0 && !isWritten(i); i = all[i].parent) {
            inner = i;
        }
        const std::string_view mark =
            inner == 0 ? std::string_view{} : content.sources[all[inner].where.file.value]->slice(markOf(inner).span);
        if (inner == 0 || mark.find('@') != std::string_view::npos || !isWritten(all[inner].parent)) {
            out += text[at++];
            continue;
        }
        const Span made = rangeOf(inner, at);
        if (made.begin < at) { // the beginning is written already
            out += text[at++];
            continue;
        }
        out += mark;
        at = std::min(made.end, range.end);
    }
    return out;
}

void removeIgnored(ContentNode& node, const std::set<std::string>& ignored) {
    const auto rest = std::ranges::remove_if(
        node.children, [&](const ContentNode& child) { return ignored.contains(contentKey(child)); });
    if (!rest.empty()) {
        node.children.erase(rest.begin(), rest.end());
        finishContent(node);
    }
}

ExportReading ExportSources::read(FileId script) {
    ExportReading out;
    out.content.sources = m_reader.sources();
    out.content.scripts.push_back(m_reader.read(script, out.content.store));
    out.text = m_reader.expanded(script).bytes();
    return out;
}

std::optional<DefinitionNow> ExportSources::readDefinition(FileId script, const FocsRow& row, std::string_view name,
                                                           const std::string& id,
                                                           const std::set<std::string>& ignored) {
    DefinitionNow out{.reading = read(script), .index = 0, .node = {}};
    const std::vector<FocsDefinition>& all = out.reading.script().definitions;
    const auto found = std::ranges::find_if(
        all, [&](const FocsDefinition& one) { return one.row == &row && out.reading.word(one.name) == name; });
    if (found == all.end()) {
        return std::nullopt;
    }
    out.index = static_cast<std::size_t>(found - all.begin());
    FreeOrionTally tally;
    FreeOrionOrigins origins(out.reading.content);
    FreeOrionClasses classes(m_names, out.reading.content, tally, origins);
    out.node = contentOf(classes.write(out.reading.script(), *found, id, out.reading.text));
    // The groups of the class stand in the order of those of the definition.
    const FocsNodes& nodes = out.reading.nodes();
    const std::uint32_t list = focsField(nodes, found->node, "effectsgroups");
    std::uint32_t group = list == 0 ? 0 : nodes[list].first;
    for (ContentNode& child : out.node.children) {
        if (child.tag == "group" && !isImplicitGroup(child)) {
            shift(child, nodes[group].span.begin);
            child.origin = nodes[group].span;
            group = nodes[group].next;
        }
    }
    const std::array rows{&classes.facts().hulls, &classes.facts().preferredFoci, &classes.facts().suitabilities};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const Markup& one : *rows[i]) {
            out.node.children.push_back(contentOf(one));
            out.node.children.back().tag = rowTables[i];
            finishContent(out.node.children.back());
        }
    }
    finishContent(out.node);
    removeIgnored(out.node, ignored);
    return out;
}

} // namespace orrery::engine
