// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/silence.h"

#include "engine/assist/silence_diagnostics.h"
#include "engine/content/constants.h"
#include "engine/content/element.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/work.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace orrery::engine {

namespace {

/// The silencing of one code in one part of a file, or in all files.
struct Rule {
    std::string code;
    Location within; ///< part to silence; no file: all files
    Location where;  ///< location of the code
    Location whole;  ///< location to remove if the rule is unused
    SilencedBy by = SilencedBy::comment;
    bool isUsed = false;
};

std::string_view textOf(const ParsedProject& project, FileId file) {
    return project.sources.files[file.value].text->bytes();
}

Span lineAround(std::string_view bytes, std::uint32_t offset) {
    const std::size_t before = offset == 0 ? std::string_view::npos : bytes.rfind('\n', offset - 1);
    const std::size_t after = bytes.find('\n', offset);
    return {before == std::string_view::npos ? 0u : static_cast<std::uint32_t>(before + 1),
            static_cast<std::uint32_t>(std::min(after, bytes.size()))};
}

Span withBlanksBefore(std::string_view bytes, Span span) {
    while (span.begin > 0 && std::string_view(" \t\r\n").find(bytes[span.begin - 1]) != std::string_view::npos) {
        --span.begin;
    }
    return span;
}

bool isIgnore(const XmlTree& tree, std::uint32_t node) {
    if (tree.node(node).kind != XmlKind::comment) {
        return false;
    }
    const std::string_view inner = trimmed(tree.slice(tree.node(node).tag).substr(4));
    return inner.starts_with(ignoreWord) &&
           (inner.size() == ignoreWord.size() ||
            std::string_view(" \t\r\n-").find(inner[ignoreWord.size()]) != std::string_view::npos);
}

/// Returns the spans of the codes that a comment names. Text after a colon, and text that is no code, is a reason.
std::vector<Span> codesOf(const XmlTree& tree, std::uint32_t comment) {
    const Span whole = tree.node(comment).tag;
    const std::string_view bytes = tree.slice(whole);
    const std::size_t after = bytes.find(ignoreWord) + ignoreWord.size();
    const std::size_t end = std::min(bytes.find("-->", after), bytes.size());
    std::vector<Span> codes;
    for (const std::string_view word : splitWords(bytes.substr(after, end - after))) {
        const std::string_view code = word.substr(0, word.find_first_of(":,"));
        if (code.find('.') == std::string_view::npos) {
            break;
        }
        const auto begin = whole.begin + static_cast<std::uint32_t>(code.data() - bytes.data());
        codes.push_back({begin, begin + static_cast<std::uint32_t>(code.size())});
        if (word.size() > code.size() && word[code.size()] == ':') {
            break;
        }
    }
    return codes;
}

/// Returns, for each comment of a file, the element after it. Returns none if no element follows.
std::map<std::uint32_t, std::uint32_t> elementsBehind(const XmlTree& tree) {
    std::map<std::uint32_t, std::uint32_t> behind;
    for (auto comment = tree.comments().rbegin(); comment != tree.comments().rend(); ++comment) {
        std::uint32_t next = tree.node(*comment).next;
        while (next != XmlTree::none && !tree.isElement(next)) {
            countWork();
            const auto known = behind.find(next); // many comments can follow one another
            next = known == behind.end() ? tree.node(next).next : known->second;
        }
        behind.emplace(*comment, next);
    }
    return behind;
}

/// Returns the part that a comment silences. This is the comment's line if other text precedes the comment there,
/// otherwise the element after the comment.
std::optional<Span> reachOf(const XmlTree& tree, std::uint32_t comment, std::uint32_t next) {
    const XmlNode& node = tree.node(comment);
    const SourceText& source = *tree.source();
    const Span line = source.lineSpan(source.position(node.tag.begin).line);
    if (!trimmed(source.slice({line.begin, node.tag.begin})).empty()) {
        return line;
    }
    return next == XmlTree::none ? std::nullopt : std::optional(tree.span(next));
}

void addComments(const ParsedProject& project, std::vector<Rule>& rules) {
    for (std::uint32_t file = 0; file < project.trees.size(); ++file) {
        const XmlTree& tree = *project.trees[file];
        if (project.sources.files[file].isShipped) {
            continue;
        }
        const auto behind = elementsBehind(tree);
        for (const std::uint32_t node : tree.comments()) {
            if (!isIgnore(tree, node)) {
                continue;
            }
            const auto reach = reachOf(tree, node, behind.at(node));
            const std::vector<Span> codes = codesOf(tree, node);
            for (const Span code : codes) {
                const Span needless = codes.size() == 1 ? tree.node(node).tag : code;
                rules.push_back({std::string(tree.slice(code)), tree.location(reach.value_or(Span{})),
                                 tree.location(code), tree.location(withBlanksBefore(tree.source()->bytes(), needless)),
                                 SilencedBy::comment});
            }
        }
    }
}

std::optional<Element> rootOf(const ParsedProject& project, FileId file, std::string_view tag) {
    if (!file.isValid() || project.trees[file.value]->root() == XmlTree::none) {
        return std::nullopt;
    }
    const Element root{project.trees[file.value].get(), project.trees[file.value]->root()};
    return root.tag() == tag ? std::optional(root) : std::nullopt;
}

void addManifest(const ParsedProject& project, std::vector<Rule>& rules) {
    const auto root = rootOf(project, project.sources.manifestFile, projectElement().tag);
    if (!root) {
        return;
    }
    const FilesByPath files(project.sources);
    for (const Element child : root->children()) {
        if (child.tag() != silenceTag || child.value("code").empty()) {
            continue;
        }
        Rule rule{child.value("code"), {}, child.valueWhere("code"), {}, SilencedBy::project};
        rule.whole = {child.tree->file(), withBlanksBefore(child.tree->source()->bytes(), child.where().span)};
        if (child.has("file")) {
            const FileId file = files.find(child.value("file"));
            const auto size = file.isValid() ? static_cast<std::uint32_t>(textOf(project, file).size()) : 0u;
            rule.within = file.isValid() ? Location{file, {0, size + 1}} : Location{child.tree->file(), {}};
        }
        rules.push_back(std::move(rule));
    }
}

using BaselineKey = std::tuple<std::string, std::string, std::string>; ///< code, place, message

BaselineKey baselineKey(const ParsedProject& project, const Diagnostic& diagnostic) {
    return {std::string(diagnostic.code()), placeKey(project, diagnostic.where), diagnostic.message()};
}

struct BaselineEntry {
    Element element;
    std::int64_t left = 0;
    bool isUsed = false;
};

std::map<BaselineKey, BaselineEntry> readBaseline(const ParsedProject& project) {
    std::map<BaselineKey, BaselineEntry> entries;
    const auto root = rootOf(project, project.sources.find(baselinePath), baselineElement().tag);
    if (!root) {
        return entries;
    }
    for (const Element child : root->children()) {
        if (child.tag() == "finding") {
            const std::int64_t count = parseInteger(child.value("count")).value_or(1);
            const std::string message(trimmed(child.tree->text(child.index)));
            const auto [entry, isNew] =
                entries.try_emplace({child.value("code"), child.value("at"), message}, BaselineEntry{child});
            entry->second.left += count;
        }
    }
    return entries;
}

/// Finds the first rule that applies to a diagnostic. Comments come first, then the manifest.
class RuleTable {
public:
    explicit RuleTable(std::vector<Rule>& rules) : m_rules(rules) {
        struct Ends {
            std::map<std::uint32_t, std::vector<std::size_t>> begins, ends; ///< indices of rules, by offset
        };
        std::map<Key, Ends> all;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const Rule& rule = rules[i];
            if (!rule.within.file.isValid()) {
                m_everywhere.emplace(rule.code, i);
            } else if (!rule.within.span.isEmpty()) {
                Ends& ends = all[{rule.code, rule.within.file.value}];
                ends.begins[rule.within.span.begin].push_back(i);
                ends.ends[rule.within.span.end].push_back(i);
                ends.begins.try_emplace(rule.within.span.end);
            }
        }
        for (const auto& [key, ends] : all) {
            std::set<std::size_t> open;
            for (const auto& [offset, begun] : ends.begins) {
                open.insert(begun.begin(), begun.end());
                if (const auto ended = ends.ends.find(offset); ended != ends.ends.end()) {
                    std::ranges::for_each(ended->second, [&](std::size_t rule) { open.erase(rule); });
                }
                m_first[key].emplace(offset, open.empty() ? none : *open.begin());
            }
        }
    }

    /// Returns the rule for the diagnostic. Returns null if there is none.
    Rule* find(const Diagnostic& diagnostic) const {
        countWork();
        std::size_t first = none;
        if (const auto of = m_first.find({std::string(diagnostic.code()), diagnostic.where.file.value});
            of != m_first.end()) {
            const auto after = of->second.upper_bound(diagnostic.where.span.begin);
            first = after == of->second.begin() ? none : std::prev(after)->second;
        }
        if (const auto found = m_everywhere.find(diagnostic.code()); found != m_everywhere.end()) {
            first = std::min(first, found->second);
        }
        return first == none ? nullptr : &m_rules[first];
    }

private:
    static constexpr std::size_t none = std::string::npos;
    using Key = std::pair<std::string, std::uint32_t>; ///< the code and the file

    std::vector<Rule>& m_rules;
    std::map<std::string, std::size_t, std::less<>> m_everywhere; ///< first rule of the whole project, by code
    /// By code and file: the first rule for the bytes from an offset up to the next offset.
    std::map<Key, std::map<std::uint32_t, std::size_t>> m_first;
};

} // namespace

std::string placeKey(const ParsedProject& project, Location where) {
    if (where.file.value >= project.trees.size()) {
        return {};
    }
    const XmlTree& tree = *project.trees[where.file.value];
    std::string key;
    bool hasId = false;
    for (std::uint32_t node = tree.nodeAt(where.span.begin); node != XmlTree::none; node = tree.node(node).parent) {
        countWork();
        if (!tree.isElement(node) || node == tree.root()) {
            continue;
        }
        std::string step(tree.name(node));
        for (const std::string_view name : {"id", "name", "number"}) {
            if (tree.attribute(node, name) != nullptr) {
                step += " " + std::string(trimmed(tree.value(node, name)));
                hasId = true;
                break;
            }
        }
        key = key.empty() ? step : step + "/" + key;
    }
    return hasId ? key : tree.source()->path() + (key.empty() ? "" : ": " + key);
}

SilencedFindings silence(const ParsedProject& project, std::vector<Diagnostic>& diagnostics, bool usesBaseline) {
    std::vector<Rule> rules;
    addComments(project, rules);
    addManifest(project, rules);
    std::map<BaselineKey, BaselineEntry> baseline;
    if (usesBaseline) {
        baseline = readBaseline(project);
    }
    const RuleTable table(rules);
    SilencedFindings silenced;
    if (rules.empty() && baseline.empty()) {
        return silenced;
    }
    std::vector<Diagnostic> shown;
    for (Diagnostic& diagnostic : diagnostics) {
        if (Rule* rule = table.find(diagnostic)) {
            rule->isUsed = true;
            silenced.all.push_back({std::move(diagnostic), rule->by, rule->where});
            continue;
        }
        const auto entry = baseline.empty() ? baseline.end() : baseline.find(baselineKey(project, diagnostic));
        if (entry != baseline.end() && entry->second.left > 0) {
            --entry->second.left;
            entry->second.isUsed = true;
            silenced.all.push_back({std::move(diagnostic), SilencedBy::baseline, entry->second.element.head()});
            continue;
        }
        shown.push_back(std::move(diagnostic));
    }
    std::vector<Diagnostic> hints;
    for (const Rule& rule : rules) {
        // A later step silences lint diagnostics. So their codes may be unused here.
        if (!rule.isUsed && rule.code != silenceDiagnostics["silence.unused"].code && !rule.code.starts_with("lint.")) {
            hints.push_back({&silenceDiagnostics["silence.unused"],
                             rule.where,
                             {rule.code},
                             {},
                             {{phrase("remove '{0}'", {rule.code}), {{rule.whole.file, rule.whole.span, {}}}}}});
        }
    }
    Fix removal{phrase("remove them from the baseline"), {}};
    for (const auto& [key, entry] : baseline) {
        if (!entry.isUsed && !std::get<0>(key).starts_with("lint.")) {
            const Location where = entry.element.where();
            removal.edits.push_back(
                {where.file, withBlanksBefore(textOf(project, where.file), where.span), std::string()});
        }
    }
    if (!removal.edits.empty()) {
        const Element root{project.trees[removal.edits.front().file.value].get(),
                           project.trees[removal.edits.front().file.value]->root()};
        const std::string count = std::to_string(removal.edits.size());
        hints.push_back(
            {&silenceDiagnostics["silence.stale-baseline"], root.head(), {count}, {}, {std::move(removal)}});
    }
    for (Diagnostic& hint : hints) {
        if (const Rule* rule = table.find(hint)) {
            silenced.all.push_back({std::move(hint), rule->by, rule->where});
        } else {
            shown.push_back(std::move(hint));
        }
    }
    diagnostics = std::move(shown);
    sortDiagnostics(diagnostics);
    return silenced;
}

std::optional<TextEdit> silenceHere(const ParsedProject& project, const Diagnostic& diagnostic) {
    const FileId file = diagnostic.where.file;
    if (file.value >= project.trees.size() || project.sources.files[file.value].isShipped ||
        project.sources.files[file.value].isTable) {
        return std::nullopt;
    }
    const XmlTree& tree = *project.trees[file.value];
    std::uint32_t element = tree.nodeAt(diagnostic.where.span.begin);
    while (element != XmlTree::none && !tree.isElement(element)) {
        element = tree.node(element).parent;
    }
    if (element == XmlTree::none) {
        return std::nullopt;
    }
    std::uint32_t before = XmlTree::none;
    for (const std::uint32_t sibling : tree.children(tree.node(element).parent)) {
        if (sibling == element) {
            break;
        }
        before = sibling;
    }
    const std::string code(diagnostic.code());
    if (before != XmlTree::none && isIgnore(tree, before) && reachOf(tree, before, element) == tree.span(element)) {
        const std::vector<Span> codes = codesOf(tree, before);
        const std::string_view bytes = tree.source()->bytes();
        const std::uint32_t at =
            codes.empty()
                ? static_cast<std::uint32_t>(bytes.find(ignoreWord, tree.node(before).tag.begin) + ignoreWord.size())
                : codes.back().end;
        return TextEdit{file, {at, at}, " " + code};
    }
    const std::uint32_t at = tree.node(element).tag.begin;
    const std::string_view bytes = tree.source()->bytes();
    const Span line = lineAround(bytes, at);
    const std::string_view indent = bytes.substr(line.begin, at - line.begin);
    const bool isOwnLine = trimmed(indent).empty();
    const std::string comment = "<!-- " + std::string(ignoreWord) + " " + code + " -->";
    const std::string_view lineEnd = bytes.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
    return TextEdit{file, {at, at}, comment + (isOwnLine ? std::string(lineEnd) + std::string(indent) : std::string())};
}

std::optional<TextEdit> silenceInProject(const ParsedProject& project, std::string_view code) {
    const auto root = rootOf(project, project.sources.manifestFile, projectElement().tag);
    if (!root || root->isBroken()) {
        return std::nullopt;
    }
    for (const Element child : root->children()) {
        if (child.tag() == silenceTag && child.value("code") == code && !child.has("file")) {
            return std::nullopt;
        }
    }
    const std::string line = "<" + std::string(silenceTag) + " code=\"" + std::string(code) + "\"/>\n";
    const XmlNode& node = root->node();
    const std::string_view bytes = root->tree->source()->bytes();
    if (node.isEmpty) {
        const std::uint32_t slash = node.tag.end - 2;
        const Span end = withBlanksBefore(bytes, {slash, node.tag.end});
        return TextEdit{root->tree->file(), end, ">\n  " + line + "</" + std::string(root->tag()) + ">"};
    }
    const Span close = lineAround(bytes, node.close.begin);
    const bool isOwnLine = trimmed(bytes.substr(close.begin, node.close.begin - close.begin)).empty();
    const std::uint32_t at = isOwnLine ? close.begin : node.close.begin;
    return TextEdit{root->tree->file(), {at, at}, (isOwnLine ? "  " : "\n  ") + line};
}

std::string baselineOf(const ParsedProject& project, const std::vector<Diagnostic>& diagnostics,
                       const SilencedFindings& silenced) {
    std::map<BaselineKey, int> counts;
    const auto count = [&](const Diagnostic& diagnostic) {
        if (!diagnostic.code().starts_with("silence.")) {
            ++counts[baselineKey(project, diagnostic)];
        }
    };
    std::ranges::for_each(diagnostics, count);
    for (const SilencedFinding& finding : silenced.all) {
        if (finding.by == SilencedBy::baseline) {
            count(finding.diagnostic);
        }
    }
    std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<baseline format=\"1\">\n";
    for (const auto& [key, number] : counts) {
        text += "  <finding code=\"" + escapeAttribute(std::get<0>(key), '"') + "\" at=\"" +
                escapeAttribute(std::get<1>(key), '"') + "\"";
        text += number == 1 ? ">" : " count=\"" + std::to_string(number) + "\">";
        text += escapeText(std::get<2>(key)) + "</finding>\n";
    }
    return text + "</baseline>\n";
}

} // namespace orrery::engine
