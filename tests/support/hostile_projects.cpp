// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hostile_projects.h"

#include "engine/syntax/xml_tree.h"

#include <memory>
#include <utility>

namespace orrery::fixture {

namespace {

/// Returns the text n times; each '#' becomes the number of the repetition.
std::string repeated(std::size_t n, const std::string& text) {
    std::string all;
    for (std::size_t i = 0; i < n; ++i) {
        for (const char c : text) {
            all += c == '#' ? std::to_string(i) : std::string(1, c);
        }
    }
    return all;
}

} // namespace

std::vector<HostileProject> hostileProjects(bool isOneLine, std::size_t share) {
    const std::string next = isOneLine ? " " : "\n";
    const std::size_t many = 100'000 / share;
    const std::size_t deep = engine::XmlTree::maxDepth - 5; // orrery, class, group, scope and include are around them
    const auto file = [&](const std::string& children) {
        return "<orrery format=\"1\">" + next + children + "</orrery>" + next;
    };
    const std::string group = "<group id=\"g#\"><scope><include>" + next + repeated(deep - 1, "<not>" + next) +
                              "<self/>" + next + repeated(deep - 1, "</not>" + next) +
                              "</include></scope><effects><destroy-object/></effects></group>" + next;
    return {
        {std::to_string(many) + " unknown elements", file(repeated(many, "<unknown#/>" + next))},
        {std::to_string(many) + " attributes of one element",
         file("<class id=\"A\" type=\"building\"" + next + repeated(many, "unknown#=\"1\"" + next) + "/>" + next)},
        {std::to_string(many) + " equal ids", file(repeated(many, "<class id=\"A\" type=\"building\"/>" + next))},
        {std::to_string(70'000 / share) + " meters",
         file("<vocabulary>" + next + repeated(70'000 / share, "<meter id=\"M#\"/>" + next) + "</vocabulary>" + next)},
        {std::to_string(200 / share) + " groups of conditions nested " + std::to_string(deep) + " deep",
         file("<class id=\"A\" type=\"building\">" + next + repeated(200 / share, group) + "</class>" + next)},
        {"a value of " + std::to_string(1'000'000 / share) + " bytes",
         file("<class id=\"A\" type=\"building\" description=\"" + repeated(100'000 / share, "all words ") + "\"/>" +
              next)},
    };
}

engine::FolderContents contentsOf(const HostileProject& project) {
    engine::FolderContents contents;
    contents.name = "hostile";
    for (const auto& [path, text] :
         {std::pair<std::string, std::string>("orrery.xml", "<project format=\"1\" name=\"Hostile\" version=\"1\"/>\n"),
          {"made.xml", project.text}}) {
        contents.files.emplace(path, std::make_shared<const engine::SourceText>(path, text));
    }
    return contents;
}

} // namespace orrery::fixture
