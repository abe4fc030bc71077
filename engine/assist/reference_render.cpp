// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/assist/reference.h"

#include "engine/syntax/xml_text.h"

namespace orrery::engine {

namespace {

constexpr std::string_view style = R"(
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  nav ul { columns: 3 12rem; list-style: none; padding: 0; }
  section { margin-top: 3rem; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .6rem 0; }
  h3 { font: 600 1rem ui-monospace, monospace; margin: 0; }
  h3 small { font: 400 .9rem system-ui, sans-serif; opacity: .7; margin-left: .8rem; }
  p { margin: .2rem 0; }
  code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
  pre { margin: .3rem 0; padding: .3rem .6rem; overflow-x: auto;
        background: color-mix(in srgb, currentColor 7%, transparent); border-radius: .3rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .3rem 0 0 1rem; }
  dt { font-family: ui-monospace, monospace; font-size: .92em; } dd { margin: 0; }
)";

/// Renders text. Renders parts between backticks as source text.
std::string prose(std::string_view text) {
    std::string out;
    bool isCode = false;
    for (const char c : escapeMarkup(text)) {
        if (c == '`') {
            out += isCode ? "</code>" : "<code>";
            isCode = !isCode;
        } else {
            out += c;
        }
    }
    return out + (isCode ? "</code>" : "");
}

std::string exampleOf(const ReferenceEntry& entry) {
    return entry.result.empty() ? entry.example : entry.example + " → " + entry.result;
}

/// Escapes a cell of a table in Markdown, because bars would divide it.
std::string cell(std::string_view text) {
    std::string out;
    for (const char c : text) {
        out += c == '|' ? "\\|" : c == '\n' ? " " : std::string(1, c);
    }
    return out;
}

/// Escapes words in a cell. Markdown then finds no markup except `…`.
std::string wordCell(std::string_view text) {
    std::string out;
    for (const char c : cell(text)) {
        out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '*' ? "\\*" : std::string(1, c);
    }
    return out;
}

std::string codeCell(std::string_view text) {
    return text.empty() ? std::string() : "`" + cell(text) + "`";
}

} // namespace

std::string referenceHtml(const std::vector<ReferenceSection>& sections, std::string_view title) {
    std::string out = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" +
                      escapeMarkup(title) + "</title>\n<style>" + std::string(style) +
                      "</style>\n</head>\n<body>\n<h1>" + escapeMarkup(title) + "</h1>\n<nav>\n<ul>\n";
    for (const ReferenceSection& section : sections) {
        out += "<li><a href=\"#" + section.id + "\">" + escapeMarkup(section.title.english()) + "</a></li>\n";
    }
    out += "</ul>\n</nav>\n";
    for (const ReferenceSection& section : sections) {
        out += "<section id=\"" + section.id + "\">\n<h2>" + escapeMarkup(section.title.english()) + "</h2>\n";
        out += section.introduction.empty() ? "" : "<p>" + prose(section.introduction.english()) + "</p>\n";
        for (const ReferenceEntry& entry : section.entries) {
            out += "<article>\n<h3>" + escapeMarkup(entry.usage);
            out += entry.label.empty() ? "" : "<small>" + escapeMarkup(entry.label.english()) + "</small>";
            out += "</h3>\n";
            out += entry.help.empty() ? "" : "<p>" + escapeMarkup(entry.help.english()) + "</p>\n";
            if (!entry.parts.empty()) {
                out += "<dl>\n";
                for (const auto& [name, words] : entry.parts) {
                    out += "<dt>" + escapeMarkup(name) + "</dt><dd>" + escapeMarkup(words.english()) + "</dd>\n";
                }
                out += "</dl>\n";
            }
            out += entry.example.empty() ? "" : "<pre>" + escapeMarkup(exampleOf(entry)) + "</pre>\n";
            out += "</article>\n";
        }
        out += "</section>\n";
    }
    return out + "</body>\n</html>\n";
}

std::string referenceMarkdown(const std::vector<ReferenceSection>& sections, std::string_view title) {
    std::string out = "# " + std::string(title) + "\n";
    for (const ReferenceSection& section : sections) {
        out += "\n## " + section.title.english() + "\n\n";
        out += section.introduction.empty() ? "" : section.introduction.english() + "\n\n";
        out += "| written | is | example |\n| --- | --- | --- |\n";
        for (const ReferenceEntry& entry : section.entries) {
            std::string words = wordCell(entry.label.english());
            words += words.empty() || entry.help.empty() ? "" : ". ";
            words += wordCell(entry.help.english());
            for (const auto& [name, about] : entry.parts) {
                words += (words.empty() ? "" : " ") + codeCell(name) + ": " + wordCell(about.english()) + ".";
            }
            out += "| " + codeCell(entry.usage) + " | " + words + " | " + codeCell(exampleOf(entry)) + " |\n";
        }
    }
    return out;
}

} // namespace orrery::engine
