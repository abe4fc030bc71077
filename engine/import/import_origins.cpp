// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/import_origins.h"

#include "engine/text/work.h"
#include "engine/trace/explain.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace orrery::engine {

namespace {

constexpr std::size_t hashSize = 16;
constexpr std::string_view scriptFolder = "scripting/";

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

} // namespace

ImportOrigins::ImportOrigins(std::string bytes) : m_bytes(std::move(bytes)) {
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < m_bytes.size();) {
        const std::size_t end = m_bytes.find('\n', begin);
        ++number;
        const std::string_view line = std::string_view(m_bytes).substr(begin, end - begin);
        countWork(line.size());
        if (end == std::string::npos || (number == 1 ? line != firstLine : !read(line, begin))) {
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
        m_groups.emplace(takeWord(line), begin);
        return true;
    }
    std::array<std::uint32_t, 1> number{};
    if (!takeNumbers(line, number)) {
        return false;
    }
    if (word == "file") {
        const std::size_t blank = line.rfind(' ');
        if (number[0] != m_files.size() || blank == std::string_view::npos || !isHash(line.substr(blank + 1))) {
            return false;
        }
        m_files.emplace_back(line.substr(0, blank));
        m_hashes.emplace(m_files.back(), line.substr(blank + 1));
        return true;
    }
    Insertion insertion{std::string(takeWord(line)), {}};
    std::array<std::uint32_t, 2> macroText{}; // file and offset
    if (word != "insertion" || number[0] != m_insertions.size() + 1 || !takeNumbers(line, macroText) ||
        !takePlace(line, insertion.where)) {
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
    std::string_view rest = std::string_view(m_bytes).substr(found->second);
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
    if (!takePlace(line, best)) {
        return {};
    }
    std::uint32_t position = 0; // of the asked element in the group
    for (std::uint32_t node = group + 1; node <= asked; ++node) {
        position += tree.isElement(node) ? 1 : 0;
    }
    while (rest.starts_with("  ")) {
        line = nextLine().substr(2);
        std::array<std::uint32_t, 1> number{};
        Place place;
        if (takeNumbers(line, number) && number[0] == position && takeWord(line) == tree.name(asked) &&
            takePlace(line, place)) {
            best = place;
        }
    }
    return textOf(best);
}

void ImportOrigins::addTo(Ledger& ledger, const ParsedProject& project) const {
    for (std::vector<LedgerRow>* const rows : {&ledger.rows, &ledger.ghosts}) {
        for (LedgerRow& row : *rows) {
            row.origin = textOf(project, row.where);
        }
    }
}

} // namespace orrery::engine
