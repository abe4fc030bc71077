// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lint/words.h"
#include "engine/text/work.h"

namespace orrery::engine {

namespace {

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

template <typename Visit>
void eachWord(std::string_view bytes, const Visit& visit) {
    for (std::size_t at = 0; at < bytes.size();) {
        if (!isWordByte(bytes[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < bytes.size() && isWordByte(bytes[end])) {
            ++end;
        }
        visit(bytes.substr(at, end - at));
        at = end;
    }
}

} // namespace

std::set<std::string, std::less<>> wordsNamed(const ParsedProject& project,
                                              const std::set<std::string, std::less<>>& words,
                                              const std::function<bool(const WordPlace&)>& counts) {
    std::set<std::string, std::less<>> found;
    const auto look = [&](std::string_view bytes, const WordPlace& place) {
        countWork(bytes.size());
        eachWord(bytes, [&](std::string_view word) {
            const auto known = words.find(word);
            if (known != words.end() && !found.contains(word) && counts(place)) {
                found.insert(*known);
            }
        });
    };
    for (std::size_t file = 0; file < project.trees.size(); ++file) {
        const ProjectSource& source = project.sources.files[file];
        if (source.isShipped || words.empty()) {
            continue;
        }
        if (source.isTable) {
            look(source.text->bytes(), {});
            continue;
        }
        const XmlTree& tree = *project.trees[file];
        for (std::uint32_t index = 0; index < tree.nodeCount(); ++index) {
            const XmlNode& node = tree.node(index);
            if (node.kind == XmlKind::element) {
                const std::string_view tag = tree.name(index);
                look(tag, {tag, "<"});
                for (const XmlAttribute* a = tree.attributesBegin(index); a != tree.attributesEnd(index); ++a) {
                    look(tree.slice(a->value), {tag, tree.name(*a)});
                }
            } else if ((node.kind == XmlKind::text || node.kind == XmlKind::cdata) && node.parent != XmlTree::none) {
                look(tree.slice(node.tag), {tree.name(node.parent), {}});
            }
        }
    }
    return found;
}

} // namespace orrery::engine
