// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/import_origins.h"

#include "engine/text/stable_hash.h"
#include "engine/text/work.h"
#include "engine/trace/explain.h"
#include "engine/trace/replay.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace orrery::engine {

namespace {

constexpr std::size_t hashSize = 16;
constexpr std::string_view scriptFolder = "scripting/";
constexpr std::string_view anyVersion = "orrery-origins ";
constexpr std::size_t longestPath = 4096;
constexpr std::uint32_t deepest = 64;           ///< insertions inside each other; the importer allows no more
constexpr std::uint32_t mostElements = 100'000; ///< of a group

bool isHash(std::string_view text) {
    return text.size() == hashSize && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Takes the first word of a line, and the blank behind it.
std::string_view takeWord(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

/// Takes numbers from the beginning of a line. Returns false if one of the words is no number.
bool takeNumbers(std::string_view& line, std::span<std::uint32_t> numbers) {
    return std::ranges::all_of(numbers, [&](std::uint32_t& number) {
        const std::string_view word = takeWord(line);
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        return !word.empty() && error == std::errc() && end == word.data() + word.size();
    });
}

/// Returns what identifies an element in the lines of its group.
ImportOrigins::Element elementOf(const XmlTree& tree, std::uint32_t group, std::uint32_t asked) {
    ImportOrigins::Element out{tree.name(asked), {}, 0, 0};
    std::string attributes;
    for (const XmlAttribute* one = tree.attributesBegin(asked); one != tree.attributesEnd(asked); ++one) {
        ImportOrigins::addAttribute(attributes, tree.name(*one), attributeValue(tree, *one));
    }
    out.hash = ImportOrigins::hashOf(attributes);
    const std::uint32_t end = tree.span(group).end;
    for (std::uint32_t node = group + 1; node < tree.nodeCount() && tree.span(node).begin < end; ++node) {
        out.count += tree.isElement(node) ? 1 : 0;
        out.position += tree.isElement(node) && node <= asked ? 1 : 0;
    }
    return out;
}

/// Returns the group that contains a node; none if there is no group.
std::uint32_t groupAround(const XmlTree& tree, std::uint32_t node) {
    while (node != XmlTree::none && node != XmlTree::document) {
        const std::uint32_t parent = tree.node(node).parent;
        if (tree.isElement(node) && tree.name(node) == "group" && parent != XmlTree::none &&
            tree.name(parent) == "class") {
            return node;
        }
        node = parent;
    }
    return XmlTree::none;
}

/// Returns the label of an entry with the name of its source, if FreeOrion puts it there.
Phrase filled(const LedgerRow& row, const Session& run) {
    const std::vector<Phrase>& parts = row.label.args(); // the group's name, and its id
    const CheckedGroup& group = run.program().checkedGroup(row.group);
    if (parts.size() != 2 || row.source == noRow || row.count > 1 || group.name.find("%1%") == std::string::npos) {
        return row.label;
    }
    const State state = run.state();
    const std::string source = state.view().nameOf(row.source);
    return phrase(row.label.pattern(), {shownGroupName(*run.program().model, group, source), parts.back()});
}

} // namespace

ImportOrigins::ImportOrigins(std::string bytes) : m_bytes(std::move(bytes)) {
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < m_bytes.size();) {
        const std::size_t end = m_bytes.find('\n', begin);
        ++number;
        const std::string_view line = std::string_view(m_bytes).substr(begin, end - begin);
        countWork(line.size());
        if (end == std::string::npos || (number == 1 ? line != firstLine : !read(line, begin))) {
            m_isOtherVersion = number == 1 && line.starts_with(anyVersion);
            break;
        }
        begin = end + 1;
        if (begin == m_bytes.size() && number > 1) {
            return;
        }
    }
    m_badLine = std::max<std::size_t>(number, 1);
    m_groups.clear();
}

/// Reads one line after the first one. @param begin its offset
bool ImportOrigins::read(std::string_view line, std::size_t begin) {
    if (line.starts_with("  ")) {
        return true; // read when it is asked for
    }
    const std::string_view word = takeWord(line);
    if (word == "group") {
        m_groups.emplace(std::string(takeWord(line)), begin);
        return true;
    }
    std::array<std::uint32_t, 1> number{};
    if (!takeNumbers(line, number)) {
        return false;
    }
    if (word == "file") {
        const std::size_t blank = line.rfind(' ');
        if (number[0] != m_files.size() || blank == std::string_view::npos || blank > longestPath ||
            !isHash(line.substr(blank + 1))) {
            return false;
        }
        m_files.emplace_back(line.substr(0, blank));
        m_hashes.emplace(m_files.back(), line.substr(blank + 1));
        return true;
    }
    Insertion insertion;
    insertion.macro = takeWord(line);
    std::array<std::uint32_t, 2> macroText{}; // file and offset
    if (word != "insertion" || number[0] != m_insertions.size() + 1 || !takeNumbers(line, macroText) ||
        !takePlace(line, insertion.where) || insertion.macro.size() > longestPath) {
        return false;
    }
    if (insertion.where.insertion != 0) {
        insertion.depth = m_insertions[insertion.where.insertion - 1].depth + 1;
    }
    if (insertion.depth > deepest) {
        return false;
    }
    m_insertions.push_back(std::move(insertion));
    return true;
}

/// Takes a place from a line: file, begin, end, line, insertion. Returns false if it is not valid.
bool ImportOrigins::takePlace(std::string_view& line, Place& place) const {
    std::array<std::uint32_t, 5> numbers{};
    if (!takeNumbers(line, numbers) || numbers[0] >= m_files.size() || numbers[4] > m_insertions.size()) {
        return false;
    }
    place = {numbers[0], numbers[3], numbers[4]};
    return true;
}

std::string ImportOrigins::textOf(const Place& place) const {
    std::vector<const Insertion*> chain; // the innermost first
    for (std::uint32_t i = place.insertion; i != 0; i = m_insertions[i - 1].where.insertion) {
        chain.push_back(&m_insertions[i - 1]); // each is after the one around it, so the chain ends
    }
    std::string out;
    const auto add = [&](const Place& where) {
        const std::string& path = m_files[where.file];
        out += path.substr(path.starts_with(scriptFolder) ? scriptFolder.size() : 0) + ':' + std::to_string(where.line);
    };
    for (auto one = chain.rbegin(); one != chain.rend(); ++one) {
        add((*one)->where);
        out += " → " + (*one)->macro + ", ";
    }
    add(place);
    return out;
}

std::string ImportOrigins::textOf(const ParsedProject& project, Location where) const {
    if (m_groups.empty() || where.file.value >= project.trees.size() || project.trees[where.file.value] == nullptr) {
        return {};
    }
    const XmlTree& tree = *project.trees[where.file.value];
    const std::uint32_t asked = tree.nodeAt(where.span.begin);
    const std::uint32_t group = groupAround(tree, asked);
    if (group == XmlTree::none) {
        return {};
    }
    const auto found = m_groups.find(tree.value(tree.node(group).parent, "id") + '/' + tree.value(group, "id"));
    if (found == m_groups.end()) {
        return {};
    }
    return textOf(placeOf(found->second, elementOf(tree, group, asked)));
}

/// Returns the best place in the lines of a group. @param offset of the line of the group
ImportOrigins::Place ImportOrigins::placeOf(std::size_t offset, const Element& asked) const {
    std::string_view rest = std::string_view(m_bytes).substr(offset);
    const auto nextLine = [&] {
        const std::size_t end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end + 1); // the constructor has found an end for each line
        return line;
    };
    std::string_view line = nextLine();
    takeWord(line);
    takeWord(line);
    Place best;
    std::array<std::uint32_t, 1> count{};
    if (!takeNumbers(line, count) || !takePlace(line, best)) {
        return {};
    }
    bool isSame = false; // an element with the same attributes is found
    for (std::uint32_t i = 0; i < mostElements && rest.starts_with("  "); ++i) {
        line = nextLine().substr(2);
        std::array<std::uint32_t, 1> number{};
        if (!takeNumbers(line, number) || takeWord(line) != asked.tag) {
            continue;
        }
        const bool hasHash = takeWord(line) == asked.hash;
        const bool isThere = number[0] == asked.position && count[0] == asked.count;
        Place place;
        if (((hasHash && (!isSame || number[0] <= asked.position)) || (isThere && !isSame)) && takePlace(line, place)) {
            best = place;
            isSame = isSame || hasHash;
        }
    }
    return best;
}

std::string ImportOrigins::hashOf(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    const std::uint64_t hash = stableHash(bytes);
    std::string out;
    for (int shift = 60; shift >= 0; shift -= 4) {
        out += digits[hash >> shift & 15U];
    }
    return out;
}

void ImportOrigins::addAttribute(std::string& text, std::string_view name, std::string_view value) {
    constexpr std::string_view blanks = " \t\r\n"; // readers of content trim values
    const std::size_t first = std::min(value.find_first_not_of(blanks), value.size());
    value = value.substr(first, value.find_last_not_of(blanks) + 1 - first);
    text.append(name).append("=").append(value).append("\n");
}

void ImportOrigins::addTo(Ledger& ledger, const ParsedProject& project, const Session& run) const {
    for (std::vector<LedgerRow>* const rows : {&ledger.rows, &ledger.ghosts}) {
        for (LedgerRow& row : *rows) {
            row.origin = textOf(project, row.where);
            if (!row.origin.empty() && row.group != noFiring) {
                row.label = filled(row, run);
            }
        }
    }
}

} // namespace orrery::engine
