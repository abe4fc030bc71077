// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/snippets.h"

#include "engine/content/constants.h"
#include "engine/content/element_rows.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array snippets{
    SnippetSpec{.name = "building",
                .label = "Building with one group",
                .help = "A building class with a group that changes a meter of its planet.",
                .parent = "orrery",
                .body = "<class id=\"${BLD_NAME}\" type=\"building\">\n"
                        "\t<group id=\"${local}\">\n"
                        "\t\t<scope>\n"
                        "\t\t\t<include>\n"
                        "\t\t\t\t<self/>\n"
                        "\t\t\t</include>\n"
                        "\t\t</scope>\n"
                        "\t\t<effects>\n"
                        "\t\t\t<modify-max-meter meter=\"${Population}\" amount=\"${1}\"/>$0\n"
                        "\t\t</effects>\n"
                        "\t</group>\n"
                        "</class>"},
    SnippetSpec{.name = "tech",
                .label = "Tech with one group",
                .help = "A tech that changes a meter of all planets of its owner.",
                .parent = "orrery",
                .body = "<class id=\"${TECH_NAME}\" type=\"tech\">\n"
                        "\t<group id=\"${owned}\">\n"
                        "\t\t<scope>\n"
                        "\t\t\t<include>\n"
                        "\t\t\t\t<and>\n"
                        "\t\t\t\t\t<object-type type=\"planet\"/>\n"
                        "\t\t\t\t\t<same-owner-as-source/>\n"
                        "\t\t\t\t</and>\n"
                        "\t\t\t</include>\n"
                        "\t\t</scope>\n"
                        "\t\t<effects>\n"
                        "\t\t\t<modify-max-meter meter=\"${Research}\" amount=\"${1}\"/>$0\n"
                        "\t\t</effects>\n"
                        "\t</group>\n"
                        "</class>"},
    SnippetSpec{.name = "scope-and-effects",
                .label = "Group with scope and effects",
                .help = "The objects that the group acts on, and its effects.",
                .parent = "class",
                .body = "<group id=\"${name}\">\n"
                        "\t<scope>\n"
                        "\t\t<include>\n"
                        "\t\t\t${<self/>}\n"
                        "\t\t</include>\n"
                        "\t</scope>\n"
                        "\t<effects>\n"
                        "\t\t$0\n"
                        "\t</effects>\n"
                        "</group>"},
    SnippetSpec{.name = "triggered-group",
                .label = "Triggered group",
                .help = "A group that responds to an event instead of acting once per turn.",
                .parent = "class",
                .body = "<group id=\"${name}\">\n"
                        "\t<trigger after=\"${created}\" of=\"${self}\"/>\n"
                        "\t<scope>\n"
                        "\t\t<include>\n"
                        "\t\t\t${<self/>}\n"
                        "\t\t</include>\n"
                        "\t</scope>\n"
                        "\t<effects>\n"
                        "\t\t$0\n"
                        "\t</effects>\n"
                        "</group>"},
    SnippetSpec{.name = "scope-of-owned",
                .label = "Scope: all planets of the owner",
                .help = "The planets that share an owner with the source.",
                .parent = "group",
                .body = "<scope>\n"
                        "\t<include>\n"
                        "\t\t<and>\n"
                        "\t\t\t<object-type type=\"planet\"/>\n"
                        "\t\t\t<same-owner-as-source/>$0\n"
                        "\t\t</and>\n"
                        "\t</include>\n"
                        "</scope>"},
    SnippetSpec{
        .name = "generated-scenario",
        .label = "Scenario with a generated galaxy",
        .help = "A galaxy generated from a seed.",
        .parent = "orrery",
        .body = "<scenario id=\"${name}\">\n"
                "\t<galaxy seed=\"${42}\" systems=\"${30}\" shape=\"${disc}\" empires=\"${2}\" planets=\"${3}\"/>$0\n"
                "</scenario>"},
    SnippetSpec{.name = "small-scenario",
                .label = "Scenario with one home world",
                .help = "An empire and its planet, placed by hand.",
                .parent = "orrery",
                .body = "<scenario id=\"${name}\">\n"
                        "\t<empire id=\"${Terrans}\" colour=\"#3a7bd5\" capital=\"Sol III\"/>\n"
                        "\t<system name=\"Sol\" x=\"0\" y=\"0\" star-colour=\"yellow\"/>\n"
                        "\t<planet name=\"Sol III\" system=\"Sol\" size=\"medium\" environment=\"terran\"/>$0\n"
                        "</scenario>"},
    SnippetSpec{.name = "watched-condition",
                .label = "Condition with a message",
                .help = "Watches the scenario and shows a message when the condition is met.",
                .parent = "scenario",
                .body = "<condition id=\"${name}\" when=\"${turn > 5}\">\n"
                        "\t<message>${It has happened.}</message>$0\n"
                        "</condition>"},
    SnippetSpec{
        .name = "variable-and-modifier",
        .label = "Variable of every planet",
        .help = "A custom value that modifiers compute.",
        .parent = "orrery",
        .body =
            "<variable name=\"${Tension}\" scope=\"planet\" format=\"number\" explanation=\"${what it is for}\"/>$0"},
};
static_assert(std::ranges::none_of(snippets, [](const SnippetSpec& row) { return row.help.empty(); }));

/// Returns the initial text of a required attribute: its first choice, otherwise nothing.
std::string_view placeholder(const ParameterSpec& spec) {
    return spec.kind == ParameterKind::choice && !spec.choices.empty() ? spec.choices[0] : std::string_view();
}

} // namespace

std::span<const SnippetSpec> shippedSnippets() {
    return snippets;
}

void expandSnippet(std::string_view body, const WritingStyle& style, CompletionItem& out) {
    out.insert.clear();
    out.stops.clear();
    std::optional<Span> rest;
    const auto here = [&] { return static_cast<std::uint32_t>(out.insert.size()); };
    for (std::size_t i = 0; i < body.size(); ++i) {
        const char c = body[i];
        if (c == '\n') {
            out.insert += style.lineEnd + style.indent;
        } else if (c == '\t') {
            out.insert += style.step;
        } else if (body.substr(i, 2) == "$0") {
            rest = Span{here(), here()};
            ++i;
        } else if (body.substr(i, 2) == "${") {
            const std::size_t close = std::min(body.find('}', i), body.size());
            const std::uint32_t begin = here();
            out.insert += body.substr(i + 2, close - i - 2);
            out.stops.push_back({begin, here()});
            i = close;
        } else {
            out.insert += c;
        }
    }
    if (rest) {
        out.stops.push_back(*rest);
    } else if (!out.stops.empty()) {
        out.stops.push_back({here(), here()});
    }
}

std::string elementBody(const ElementRow& row, const Vocabulary& vocabulary) {
    const std::string tag(row.tag);
    std::string body = "<" + tag;
    std::vector<std::string_view> given;
    for (const ParameterSpec& spec : attributesOf({}, row, vocabulary).specs) {
        const bool isFirst = !spec.anyOf.empty() && std::ranges::find(given, spec.anyOf) == given.end();
        if (!spec.required && !isFirst) {
            continue;
        }
        if (isFirst) {
            given.push_back(spec.anyOf);
        }
        const bool isFixed = spec.kind == ParameterKind::integer && spec.minimum == spec.maximum;
        const std::string value = isFixed ? numberText(spec.minimum) : "${" + std::string(placeholder(spec)) + "}";
        body += " " + std::string(spec.name) + "=\"" + value + "\"";
    }
    if (row.holdsText() || row.expression != nullptr) {
        return body + ">$0</" + tag + ">";
    }
    std::string inside;
    for (const BlockSpec& block : row.effect != nullptr ? row.effect->blocks : std::span<const BlockSpec>()) {
        if (block.required) {
            const std::string blockTag(block.tag);
            inside += "\t<" + blockTag + ">\n\t\t${}\n\t</" + blockTag + ">\n";
        }
    }
    if (inside.empty()) {
        inside = "\t$0\n";
    }
    return row.holdsElements() ? body + ">\n" + inside + "</" + tag + ">" : body + "/>";
}

} // namespace orrery::engine
