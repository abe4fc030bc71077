// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/shrink_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <tuple>

namespace orrery::engine {

namespace {

struct KindRow {
    std::string_view name;
    std::string_view parents; ///< names of the elements around it, each between blanks; empty: any
    std::string_view tags;    ///< its own names; empty: any
};

// Rows by PartKind. The kind of an element is the first row that fits.
constexpr std::array<KindRow, static_cast<std::size_t>(PartKind::count_)> kindRows{{
    {"tests", " orrery ", " test accepted sweep "},
    {"scenarios", " orrery ", " scenario run "},
    {"expectations", " test ", " expect expect-diagnostic expect-hash measure "},
    {"classes", " orrery ", " class "},
    {"definitions", " orrery ", ""},
    {"objects", " scenario test given run branch galaxy ",
     " galaxy empire system planet place special home-special building ship fleet "},
    {"statements", " scenario test given run branch galaxy ", ""},
    {"groups", " class ", " group "},
    {"details", "", ""},
    {"attributes", "", ""},
}};

bool isAmong(std::string_view word, std::string_view list) {
    return list.empty() || list.find(" " + std::string(word) + " ") != std::string_view::npos;
}

PartKind kindOf(std::string_view parent, std::string_view tag) {
    const auto found = std::ranges::find_if(
        kindRows, [&](const KindRow& row) { return isAmong(parent, row.parents) && isAmong(tag, row.tags); });
    return static_cast<PartKind>(found - kindRows.begin());
}

/// The attributes that shrinking lowers.
struct NumberRow {
    std::string_view attribute;
    std::string_view tags; ///< names of the elements that have it, each between blanks; empty: any
    bool isTurn;
};
constexpr std::array numberRows{
    NumberRow{"turns", " test ", true},
    NumberRow{"turn", "", true},
    NumberRow{"from", "", true},
    NumberRow{"to", "", true},
    NumberRow{"by", "", true},
    NumberRow{"systems", " galaxy ", false},
    NumberRow{"planets", " galaxy ", false},
    NumberRow{"empires", " galaxy ", false},
};

/// Returns whether an element has a default size without the attribute. The default may be larger.
bool isSize(std::string_view attribute, std::string_view tag) {
    return std::ranges::any_of(numberRows, [&](const NumberRow& row) {
        return !row.isTurn && row.attribute == attribute && isAmong(tag, row.tags);
    });
}

std::optional<std::uint32_t> wholeNumber(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace

std::string_view partKindName(PartKind kind) {
    return kindRows[static_cast<std::size_t>(kind)].name;
}

Location removedPlace(const XmlTree& tree, Span part) {
    const std::string_view before = tree.source()->bytes().substr(0, part.begin);
    const std::size_t end = before.find_last_not_of(" \t\r\n");
    part.begin = end == std::string_view::npos ? 0 : static_cast<std::uint32_t>(end + 1);
    return tree.location(part);
}

/// Reads the parts of all versions.
class ShrinkParts::Reader {
public:
    Reader(ShrinkParts& parts, std::size_t versions) : m_out(parts), m_versions(versions) {}

    void read(std::size_t version, const ParsedProject& project) {
        m_version = version;
        m_times.clear();
        for (std::size_t file = 0; file < project.trees.size(); ++file) {
            const XmlTree& tree = *project.trees[file];
            const std::uint32_t root = tree.root();
            if (!project.sources.files[file].isShipped && root != XmlTree::none && tree.name(root) == "orrery") {
                readInside({&tree, root}, noPart, {}, false);
            }
        }
    }

private:
    /// @param isOfRun true if the element is in a scenario or a test
    void readInside(Element element, std::uint32_t parent, const std::string& key, bool isOfRun) {
        for (const Element child : element.children()) {
            const PartKind kind = kindOf(element.tag(), child.tag());
            const std::string own = keyOf(child, kind, key);
            const std::uint32_t part = add(own, kind, parent, child.where());
            if (kind == PartKind::object || kind == PartKind::statement) {
                readAttributes(child, part, own);
            }
            const bool isChildOfRun = isOfRun || kind == PartKind::test || kind == PartKind::scenario;
            if (isChildOfRun) {
                readNumbers(child, part, own);
            }
            readInside(child, part, own, isChildOfRun);
        }
    }

    void readAttributes(Element element, std::uint32_t parent, const std::string& key) {
        const XmlTree& tree = *element.tree;
        const auto* const end = tree.attributesEnd(element.index);
        for (const auto* one = tree.attributesBegin(element.index); one != end; ++one) {
            if (!isSize(tree.name(*one), element.tag())) {
                add(key + " " + std::string(tree.name(*one)), PartKind::attribute, parent, tree.location(one->whole()));
            }
        }
    }

    /// Returns a name of a part that is the same in each version.
    std::string keyOf(Element element, PartKind kind, const std::string& parent) {
        static constexpr std::array names{"id",   "name", "object", "class",    "tech",     "on",   "test",
                                          "from", "to",   "meter",  "resource", "property", "which"};
        std::string key = parent + "/" + std::string(element.tag());
        if (kind != PartKind::detail) {
            for (const char* const name : names) {
                key += " " + element.value(name);
            }
        }
        return key + "#" + std::to_string(m_times[key]++);
    }

    /// Adds a part of this version. @return its index
    std::uint32_t add(const std::string& key, PartKind kind, std::uint32_t parent, Location where) {
        const auto [found, isNew] = m_known.emplace(key, static_cast<std::uint32_t>(m_out.m_parts.size()));
        if (isNew) {
            m_out.m_parts.push_back({kind, parent, std::vector<Location>(m_versions)});
        }
        m_out.m_parts[found->second].where[m_version] = where;
        m_out.m_byPlace[m_version].push_back(found->second);
        return found->second;
    }

    void readNumbers(Element element, std::uint32_t part, const std::string& key) {
        for (const NumberRow& row : numberRows) {
            const auto value =
                isAmong(element.tag(), row.tags) ? wholeNumber(element.value(row.attribute)) : std::nullopt;
            if (!value) {
                continue;
            }
            const auto [found, isNew] =
                m_numbers.emplace(key + " " + std::string(row.attribute), m_out.m_numbers.size());
            if (isNew) {
                m_out.m_numbers.push_back({part, *value, row.isTurn, std::vector<Location>(m_versions)});
            }
            if (ShrinkNumber& number = m_out.m_numbers[found->second]; number.value == *value) {
                number.where[m_version] = element.valueWhere(row.attribute);
            }
        }
    }

    ShrinkParts& m_out;
    std::size_t m_versions;
    std::size_t m_version = 0;
    std::map<std::string, int> m_times; ///< of each key in this version
    std::map<std::string, std::uint32_t> m_known;
    std::map<std::string, std::size_t> m_numbers;
};

ShrinkParts::ShrinkParts(std::span<const ParsedProject* const> versions) : m_byPlace(versions.size()) {
    Reader reader(*this, versions.size());
    for (std::size_t version = 0; version < versions.size(); ++version) {
        reader.read(version, *versions[version]);
    }
    for (std::size_t version = 0; version < versions.size(); ++version) {
        std::ranges::sort(m_byPlace[version], {}, [&](std::uint32_t part) {
            const Location where = m_parts[part].where[version];
            return std::tuple(where.file, where.span.begin);
        });
    }
}

std::uint32_t ShrinkParts::innermost(std::size_t version, Location where) const {
    const auto isBefore = [&](Location place, std::uint32_t part) {
        const Location other = m_parts[part].where[version];
        return std::tuple(place.file, place.span.begin) < std::tuple(other.file, other.span.begin);
    };
    const auto& parts = m_byPlace[version];
    const auto after = std::upper_bound(parts.begin(), parts.end(), where, isBefore);
    std::uint32_t part = after == parts.begin() ? noPart : *std::prev(after);
    const auto isAround = [&](std::uint32_t one) {
        const Location other = m_parts[one].where[version];
        return other.file == where.file && other.span.contains(where.span.begin);
    };
    while (part != noPart && !isAround(part)) {
        part = m_parts[part].parent;
    }
    return part;
}

} // namespace orrery::engine
