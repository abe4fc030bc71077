// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/focs/focs_string_use.h"

#include <algorithm>
#include <array>
#include <map>

namespace orrery::engine {

namespace {

constexpr std::string_view englishTable = "stringtables/en.txt";
/// The fields with the id of a text.
constexpr std::array<std::string_view, 4> textFields{"accountinglabel", "description", "gameplay_description",
                                                     "short_description"};
/// The kinds of definitions whose name is the id of a text, too.
constexpr std::array<std::string_view, 7> namedKinds{"BuildingType", "FieldType", "Hull", "Part",
                                                     "Special",      "Species",   "Tech"};

template <class T, std::size_t count>
bool contains(const std::array<T, count>& list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

/// Returns whether a text is an id, and no sentence.
bool isId(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// Collects the uses of ids that no text has.
class StringUses {
public:
    explicit StringUses(const FocsContent& content) : m_content(content) {
        const auto english = std::ranges::find_if(content.strings, [&](const FocsStringTable& table) {
            return content.sources[table.file.value]->path() == englishTable;
        });
        m_table = english == content.strings.end() ? nullptr : &*english;
    }

    std::vector<FocsMissingString> missing() {
        if (m_table == nullptr) {
            return {};
        }
        for (const FocsScript& script : m_content.scripts) {
            addScript(script);
        }
        addInsertions();
        std::vector<FocsMissingString> all;
        for (const auto& [id, where] : m_missing) {
            all.push_back({std::string(id), where});
        }
        return all;
    }

private:
    void addScript(const FocsScript& script) {
        for (const FocsDefinition& definition : script.definitions) {
            if (contains(namedKinds, definition.row->name)) {
                const std::uint32_t name = focsField(script.nodes, definition.node, definition.row->namedBy);
                add(m_content.store.text(definition.name), script.origins.placeOf(script.nodes[name].span));
            }
        }
        addFields(script.nodes, [&](Span span) { return script.origins.placeOf(span); });
        forEachFocsGroup(script, [&](std::uint32_t group, Span around) {
            addFields(m_content.store.group(group).nodes, [&](Span span) {
                return script.origins.placeOf({span.begin + around.begin, span.end + around.begin});
            });
        });
    }

    template <class PlaceOf>
    void addFields(const FocsNodes& nodes, PlaceOf placeOf) {
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            const FocsRow* const row = nodes[i].row;
            if (row == nullptr || nodes[i].kind != FocsNode::Kind::element) {
                continue;
            }
            for (const std::string_view field : textFields) {
                const std::uint32_t text = focsField(nodes, i, field);
                if (text != 0 && nodes[text].kind == FocsNode::Kind::text) {
                    add(m_content.store.text(nodes[text].text), placeOf(nodes[text].span));
                }
            }
        }
    }

    /// Adds the texts that other English texts insert. A macro of a script can have the same form, `[[NAME]]`.
    void addInsertions() {
        for (const auto& [id, string] : m_table->texts) {
            for (const FocsStringPart& part : focsStringParts(string.text)) {
                if (part.kind == FocsStringPart::Kind::insertion) {
                    add(part.name,
                        {m_table->file, {string.span.begin + part.span.begin, string.span.begin + part.span.end}});
                }
            }
        }
    }

    void add(std::string_view id, Location where) {
        if (isId(id) && !m_table->texts.contains(id)) {
            m_missing.emplace(id, where);
        }
    }

    const FocsContent& m_content;
    const FocsStringTable* m_table = nullptr;
    std::map<std::string_view, Location> m_missing;
};

} // namespace

std::vector<FocsMissingString> missingFocsStrings(const FocsContent& content) {
    return StringUses(content).missing();
}

} // namespace orrery::engine
