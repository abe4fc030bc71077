// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/repeated_content.h"

#include "engine/content/element_rows.h"
#include "tests/engine/support/repeated_parts.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>

namespace orrery::engine::fixture {

namespace {

using Kind = ParameterKind;

/// One row of any table, as an element with attributes.
struct ElementRow {
    std::string tag;
    std::span<const ParameterSpec> attributes;
    std::span<const ParameterSpec> common{};
    std::string fixed{}; ///< attributes that it always has, and that are not in the row
    std::string inside{};
};

const std::string scenarioObjects = R"(<empire id="E1" capital="P0"/><empire id="E2" capital="P1"/>
<system name="S0" x="0" y="0"/><system name="S1" x="90" y="10"/>
<planet name="P0" system="S0" owner="E1"/><planet name="P1" system="S1" owner="E2"/><planet name="P2" system="S1"/>)";

/// Returns a word that is probably valid for an attribute that accepts any name or text.
std::string knownWord(std::string_view attribute) {
    struct Word {
        std::string_view attribute;
        std::string_view word;
    };
    constexpr std::array words{
        Word{"system", "S0"},      Word{"from", "S0"},        Word{"to", "S1"},
        Word{"on", "P0"},          Word{"at", "P0"},          Word{"object", "P0"},
        Word{"owner", "E1"},       Word{"empire", "E1"},      Word{"empires", "E1"},
        Word{"capital", "P0"},     Word{"format", "number"},  Word{"result", "number"},
        Word{"type", "building"},  Word{"scope", "planet"},   Word{"variable", "Zeal"},
        Word{"meter", "Industry"}, Word{"resource", "Food"},  Word{"class", "BLD_MILL"},
        Word{"property", "size"},  Word{"value", "1"},        Word{"default", "1"},
        Word{"stacking", "L"},     Word{"growth", "value()"}, Word{"income", "1"},
        Word{"spread", "1"},       Word{"start", "0"},        Word{"step", "total + value"},
        Word{"finish", "total"},   Word{"when", "turn > 1"},  Word{"path", "made.xml"},
        Word{"tech", "TEC_WARP"},
    };
    const auto found = std::ranges::find(words, attribute, &Word::attribute);
    return std::string(found == words.end() ? "a" : found->word);
}

std::string knownValue(const ParameterSpec& spec, const Vocabulary& vocabulary) {
    switch (spec.kind) {
    case Kind::number:
    case Kind::integer:
        return std::to_string(static_cast<int>(std::clamp(1.0, spec.minimum, spec.maximum)));
    case Kind::boolean:
        return "true";
    case Kind::value:
    case Kind::propertyValue:
        return "1";
    case Kind::enumerator: {
        const auto found = std::ranges::find(vocabulary.enumerations(), spec.of, &Enumeration::id);
        return found == vocabulary.enumerations().end() ? "1" : found->values.front().id;
    }
    case Kind::objectClass:
        return spec.of == "tech" ? "TEC_WARP" : spec.of == "special" ? "SPC_GEM" : "BLD_MILL";
    case Kind::objectType:
        return "planet";
    case Kind::meter:
        return "Industry";
    case Kind::resource:
        return vocabulary.resources().front().id;
    case Kind::empire:
        return "E1";
    case Kind::choice:
        return std::string(spec.choices.front());
    case Kind::property:
        return "size";
    case Kind::objectName:
        return "P0";
    case Kind::occurrence:
        return "festival";
    default: // free words
        break;
    }
    return knownWord(spec.name);
}

bool isIdentity(std::string_view attribute) {
    return attribute == "id" || attribute == "name" || attribute == "key" || attribute == "number";
}

/// Returns the start tag of an element of the row, with all required attributes. @param id the id that it declares.
/// @param extra further attributes.
/// @param without an attribute to skip, because `extra` has it.
std::string startOf(const ElementRow& row, const Vocabulary& vocabulary, std::string_view id,
                    std::string_view extra = {}, std::string_view without = {}) {
    std::string text = "<" + row.tag + row.fixed;
    std::set<std::string_view> given;
    for (const ParameterSpec& spec : row.attributes) {
        const bool isFirst = !spec.anyOf.empty() && given.insert(spec.anyOf).second;
        const bool isId = isIdentity(spec.name) && spec.kind != Kind::integer;
        if (spec.name != without && (spec.required || isFirst || isId)) {
            text +=
                " " + std::string(spec.name) + "=\"" + (isId ? std::string(id) : knownValue(spec, vocabulary)) + "\"";
        }
    }
    return text + std::string(extra) + ">";
}

/// Declarations of many names for an attribute, so that the search for near names has many candidates.
struct Declaration {
    Kind kind;
    std::string_view attribute; ///< empty: any attribute of the kind
    std::string_view before, element, after;
};

constexpr Declaration declarations[] = {
    {Kind::objectClass, "", "", R"(<class id="known#" type="building"/>)", ""},
    {Kind::objectType, "", "<vocabulary>", R"(<type id="known#"/>)", "</vocabulary>"},
    {Kind::meter, "", "<vocabulary>", R"(<meter id="Known#"/>)", "</vocabulary>"},
    {Kind::resource, "", "<vocabulary>", R"(<resource id="Known#"/>)", "</vocabulary>"},
    {Kind::property, "", "<vocabulary>", R"(<property id="known#"/>)", "</vocabulary>"},
    {Kind::occurrence, "", "<vocabulary>", R"(<occurrence id="known#"/>)", "</vocabulary>"},
    {Kind::number, "", "", R"(<variable name="known#" format="number"/>)", ""},
    {Kind::boolean, "", "<vocabulary>", R"(<define id="known#" value="1"/>)", "</vocabulary>"},
    {Kind::value, "", "", R"(<function id="known#" value="1"/>)", ""},
    {Kind::message, "", R"(<strings language="en">)", R"(<string id="known#">a</string>)", "</strings>"},
    {Kind::text, "type", "<vocabulary>", R"(<type id="known#"/>)", "</vocabulary>"},
    {Kind::text, "property", "<vocabulary>", R"(<property id="known#"/>)", "</vocabulary>"},
    {Kind::text, "format", "<vocabulary>", R"(<enumeration id="known#"/>)", "</vocabulary>"},
    {Kind::text, "scope", "<vocabulary>", R"(<scope id="planet.known#"/>)", "</vocabulary>"},
    {Kind::text, "variable", "", R"(<variable name="known#" format="number"/>)", ""},
    {Kind::text, "value", "", R"(<table id="known#"><column id="a"/></table>)", ""},
    {Kind::text, "step", "", R"(<aggregate id="known#" step="1"/>)", ""},
    {Kind::text, "stacking", "<vocabulary>", R"(<stacking name="known#" policy="first"/>)", "</vocabulary>"},
    {Kind::text, "channel", "", R"(<channel id="known#"/>)", ""},
    {Kind::text, "name", R"(<strings language="en">)", R"(<string id="known#">a</string>)", "</strings>"},
};

const Declaration* declarationOf(const ParameterSpec& spec) {
    const bool isText = spec.kind == Kind::text || spec.kind == Kind::name;
    const auto found = std::ranges::find_if(declarations, [&](const Declaration& one) {
        return isText ? one.attribute == spec.name : one.attribute.empty() && one.kind == spec.kind;
    });
    return found == std::end(declarations) ? nullptr : found;
}

class Cases {
public:
    explicit Cases(const Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}

    std::vector<RepeatedContent> all() {
        addElement(orreryElement(), {});
        addElement(projectElement(), {"", "", std::string(manifestPath)});
        addTables();
        addRepeatedParts(m_all);
        return std::move(m_all);
    }

private:
    void add(const std::string& name, std::function<MadeFiles(std::size_t)> make) {
        m_all.push_back({name, std::move(make)});
    }
    /// Returns the start of content: its root, and for a scenario its objects.
    static std::string startTag(const std::string& start, std::string_view tag) {
        return tag == "scenario" ? start + scenarioObjects : start;
    }

    void addElement(const ElementSpec& spec, const Frame& around) {
        if (!m_visited.insert(&spec).second) {
            return;
        }
        const ElementRow row{.tag = std::string(spec.tag), .attributes = spec.attributes};
        const std::string start = startOf(row, m_vocabulary, "made");
        const Frame inside = around.inside(startTag(start, spec.tag), spec.tag);
        if (around.open.empty()) {
            addAttributes(row, around);
        } else {
            addRow(row, around);
        }
        add(row.tag + ": unknown elements", [inside](std::size_t n) {
            return inside.around(repeated(n, [](const std::string& i) { return "<unknown" + i + "/>"; }));
        });
        add(row.tag + ": equal unknown elements", [inside](std::size_t n) {
            return inside.around(repeated(n, [](const std::string&) { return "<unknown/>"; }));
        });
        for (const ElementSpec* const child : spec.children) {
            addElement(*child, inside);
        }
    }

    void addRow(const ElementRow& row, const Frame& around) {
        const auto all = [&](const std::string& what, const std::function<std::string(const std::string&)>& make) {
            add(row.tag + ": " + what, [around, make](std::size_t n) { return around.around(repeated(n, make)); });
        };
        const std::string end = row.inside + "</" + row.tag + ">";
        const Vocabulary& vocabulary = m_vocabulary;
        all("equal", [=, &vocabulary](const std::string&) { return startOf(row, vocabulary, "same") + end; });
        all("distinct", [=, &vocabulary](const std::string& i) { return startOf(row, vocabulary, "made" + i) + end; });
        add(row.tag + ": nested", [=, &vocabulary](std::size_t n) {
            const std::string start = startOf(row, vocabulary, "made");
            return around.around(repeated(n, [&](const std::string&) { return start; }) +
                                 repeated(n, [&](const std::string&) { return end; }));
        });
        addAttributes(row, around);
        for (const ParameterSpec& spec : row.attributes) {
            addAttribute(row, spec, around);
        }
    }

    void addAttributes(const ElementRow& row, const Frame& around) {
        const std::string end = row.inside + "</" + row.tag + ">";
        const Vocabulary& vocabulary = m_vocabulary;
        const auto attributes = [&](const std::string& what, bool isDistinct) {
            add(row.tag + ": " + what, [=, &vocabulary](std::size_t n) {
                const std::string extra = repeated(
                    n, [&](const std::string& i) { return " unknown" + (isDistinct ? i : std::string()) + "=\"1\""; });
                return around.around(startOf(row, vocabulary, "made", extra) + end);
            });
        };
        attributes("unknown attributes", true);
        attributes("equal attributes", false);
    }

    void addAttribute(const ElementRow& row, const ParameterSpec& spec, const Frame& around) {
        const Vocabulary& vocabulary = m_vocabulary;
        const Declaration* const declaration = declarationOf(spec);
        add(row.tag + " " + std::string(spec.name) + ": unknown", [=, &spec, &vocabulary](std::size_t n) {
            const std::string known = declaration == nullptr
                                          ? std::string()
                                          : std::string(declaration->before) + repeated(n, [&](const std::string& i) {
                                                return withNumber(declaration->element, i);
                                            }) + std::string(declaration->after);
            const std::string unknown = repeated(n, [&](const std::string& i) {
                return startOf(row, vocabulary, "made" + i, " " + std::string(spec.name) + "=\"knowm" + i + "\"",
                               spec.name) +
                       row.inside + "</" + row.tag + ">";
            });
            MadeFiles files = around.around(unknown);
            if (!known.empty()) {
                files["known.xml"] = std::string(rootTag) + known + "</orrery>";
            }
            return files;
        });
    }

    void addTables() {
        const Frame content = Frame{}.inside(rootTag, "orrery");
        const Frame group =
            content.inside("<class id=\"HOLDER\" type=\"building\">", "class").inside("<group id=\"g\">", "group");
        const Frame conditions = group.inside("<scope>", "scope").inside("<include>", "include");
        for (const ConditionSpec& spec : m_vocabulary.conditions()) {
            addRow({.tag = std::string(spec.tag),
                    .attributes = spec.parameters,
                    .inside = spec.children == ChildRule::none ? "" : "<all/>"},
                   conditions);
        }
        const std::string scope = "<scope><include><object-type type=\"planet\"/></include></scope>";
        const Frame effects = {group.open + scope + "<effects>", "</effects>" + group.close};
        for (const EffectSpec& spec : m_vocabulary.effects()) {
            std::string inside;
            for (const BlockSpec& block : spec.blocks) {
                inside += "<" + std::string(block.tag) + "></" + std::string(block.tag) + ">";
            }
            addRow({.tag = std::string(spec.tag), .attributes = spec.parameters, .inside = inside}, effects);
        }
        const Frame scenario = content.inside("<scenario id=\"s\">" + scenarioObjects, "scenario");
        for (const OrderSpec& spec : m_vocabulary.orders()) {
            addRow({.tag = std::string(spec.tag), .attributes = spec.parameters, .fixed = " empire=\"E1\" turn=\"0\""},
                   scenario);
        }
        for (const WatchSpec& spec : m_vocabulary.watches()) {
            addRow({.tag = "condition",
                    .attributes = spec.parameters,
                    .fixed = " type=\"" + std::string(spec.type) + "\""},
                   scenario);
        }
        const Frame watched = scenario.inside("<condition id=\"c\" when=\"turn &gt; 1\">", "condition");
        for (const ActionSpec& spec : m_vocabulary.actions()) {
            addRow({.tag = std::string(spec.tag), .attributes = spec.parameters}, watched);
        }
    }

    const Vocabulary& m_vocabulary;
    std::vector<RepeatedContent> m_all;
    std::set<const ElementSpec*> m_visited;
};

} // namespace

std::vector<RepeatedContent> repeatedContents(const Vocabulary& vocabulary) {
    return Cases(vocabulary).all();
}

} // namespace orrery::engine::fixture
