// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace orrery::engine::fixture {

/// Made-up XML as a tree, so that a test can change it afterwards.
struct Markup {
    std::string tag;
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::vector<Markup> children{};
    std::string text{}; ///< before the children

    Markup& with(std::string name, std::string value) {
        attributes.emplace_back(std::move(name), std::move(value));
        return *this;
    }
    Markup& add(Markup child) {
        children.push_back(std::move(child));
        return children.back();
    }
};

inline std::string written(const Markup& markup, std::size_t depth = 0) {
    const auto escaped = [](const std::string& value) {
        std::string out;
        for (const char c : value) {
            out += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
        }
        return out;
    };
    const std::string indent(2 * depth, ' ');
    std::string text = indent + "<" + markup.tag;
    for (const auto& [name, value] : markup.attributes) {
        text += " " + name + "=\"" + escaped(value) + "\"";
    }
    if (markup.children.empty() && markup.text.empty()) {
        return text + "/>\n";
    }
    text += ">" + escaped(markup.text);
    if (markup.children.empty()) {
        return text + "</" + markup.tag + ">\n";
    }
    text += "\n";
    for (const Markup& child : markup.children) {
        text += written(child, depth + 1);
    }
    return text + indent + "</" + markup.tag + ">\n";
}

} // namespace orrery::engine::fixture
