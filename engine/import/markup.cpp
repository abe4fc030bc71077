// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/markup.h"

#include "engine/syntax/xml_text.h"

namespace orrery::engine {

namespace {

/// Returns the bytes with replacements for all characters that XML does not allow.
std::string cleaned(std::string_view text) {
    std::string clean(text);
    if (isXmlText(clean)) {
        return clean;
    }
    for (std::size_t at = 0; at < clean.size();) {
        std::size_t length = 1;
        while (length < 4 && at + length < clean.size() && (static_cast<unsigned char>(clean[at + length]) >> 6) == 2) {
            ++length;
        }
        if (isXmlText(std::string_view(clean).substr(at, length))) {
            at += length;
        } else {
            clean[at++] = '?';
        }
    }
    return clean;
}

/// Returns words for a comment. A comment cannot contain "--" or end in '-'.
std::string safeWords(std::string_view words) {
    std::string safe;
    for (const char c : words) {
        if (c == '-' && !safe.empty() && safe.back() == '-') {
            safe += ' ';
        }
        safe += c;
    }
    return cleaned(safe);
}

void write(const Markup& markup, std::size_t depth, std::string& out) {
    out.append(2 * depth, ' ');
    if (markup.isComment()) {
        out += "<!-- " + safeWords(markup.text) + " -->\n";
        return;
    }
    out += '<' + markup.tag;
    for (const auto& [name, value] : markup.attributes) {
        out += ' ' + name + "=\"" + escapeAttribute(cleaned(value), '"') + '"';
    }
    if (markup.children.empty() && markup.text.empty()) {
        out += "/>\n";
        return;
    }
    out += '>' + escapeText(cleaned(markup.text));
    if (!markup.children.empty()) {
        out += '\n';
        bool wasClass = false;
        for (const Markup& child : markup.children) {
            out += wasClass ? "\n" : "";
            write(child, depth + 1, out);
            wasClass = child.tag == "class";
        }
        out.append(2 * depth, ' ');
    }
    out += "</" + markup.tag + ">\n";
}

} // namespace

Markup comment(std::string_view words) {
    Markup markup;
    for (const char c : words) {
        const bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!isSpace) {
            markup.text += c;
        } else if (!markup.text.empty() && markup.text.back() != ' ') {
            markup.text += ' ';
        }
    }
    while (!markup.text.empty() && markup.text.back() == ' ') {
        markup.text.pop_back();
    }
    return markup;
}

std::string renderMarkup(const Markup& markup, std::size_t depth) {
    std::string out;
    write(markup, depth, out);
    return out;
}

std::size_t countElements(const Markup& markup, std::string_view tag) {
    std::size_t count = markup.tag == tag ? 1 : 0;
    for (const Markup& child : markup.children) {
        count += countElements(child, tag);
    }
    return count;
}

} // namespace orrery::engine
