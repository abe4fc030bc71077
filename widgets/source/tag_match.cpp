// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/tag_match.h"

#include "widgets/source/xml_styler.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

std::string_view nameOf(std::string_view text, const TagToken& tag) {
    return text.substr(static_cast<std::size_t>(tag.nameBegin), static_cast<std::size_t>(tag.nameEnd - tag.nameBegin));
}

std::vector<TagToken> tagsOf(std::string_view text, const char* styles) {
    const auto is = [&](std::size_t at, SourceStyle style) { return styles[at] == static_cast<char>(style); };
    std::vector<TagToken> tags;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!is(i, SourceStyle::tag) || is(i - 1, SourceStyle::tag))
            continue;
        TagToken tag{.kind = text[i - 1] == '/' ? TagToken::Kind::close : TagToken::Kind::open,
                     .nameBegin = static_cast<int>(i)};
        while (i < text.size() && is(i, SourceStyle::tag))
            ++i;
        tag.nameEnd = static_cast<int>(i);
        while (i < text.size() && !(is(i, SourceStyle::bracket) && (text[i] == '>' || text[i] == '<')))
            ++i;
        if (i == text.size() || text[i] == '<') // the tag is not finished, because the user is typing it
            continue;
        if (text[i - 1] == '/' && is(i - 1, SourceStyle::bracket) && tag.kind == TagToken::Kind::open)
            tag.kind = TagToken::Kind::empty;
        tag.end = static_cast<int>(i) + 1;
        tags.push_back(tag);
    }
    return tags;
}

} // namespace

std::vector<TagToken> pairedTags(std::string_view text, const char* styles) {
    std::vector<TagToken> tags = tagsOf(text, styles);
    std::vector<int> open;
    for (int i = 0; i < static_cast<int>(tags.size()); ++i) {
        TagToken& tag = tags[static_cast<std::size_t>(i)];
        if (tag.kind == TagToken::Kind::open)
            open.push_back(i);
        if (tag.kind != TagToken::Kind::close)
            continue;
        const auto opener = std::find_if(open.rbegin(), open.rend(), [&](int candidate) {
            return nameOf(text, tags[static_cast<std::size_t>(candidate)]) == nameOf(text, tag);
        });
        if (opener == open.rend())
            continue;
        tag.partner = *opener;
        tags[static_cast<std::size_t>(*opener)].partner = i;
        open.erase(opener.base() - 1, open.end());
    }
    return tags;
}

QByteArray elementOpenAt(std::string_view text, const std::vector<TagToken>& tags, int offset) {
    for (auto tag = tags.rbegin(); tag != tags.rend(); ++tag) {
        const bool opensBefore = tag->kind == TagToken::Kind::open && tag->end <= offset;
        if (opensBefore && (tag->partner < 0 || tags[static_cast<std::size_t>(tag->partner)].nameBegin > offset)) {
            const std::string_view name = nameOf(text, *tag);
            return QByteArray(name.data(), static_cast<qsizetype>(name.size()));
        }
    }
    return {};
}

bool lacksCloseTag(std::string_view text, const std::vector<TagToken>& tags, int index, bool complete) {
    const TagToken& tag = tags[static_cast<std::size_t>(index)];
    if (tag.partner < 0)
        return true;
    return complete && std::any_of(tags.begin(), tags.begin() + index, [&](const TagToken& other) {
               return other.kind == TagToken::Kind::open && other.partner < 0 &&
                      nameOf(text, other) == nameOf(text, tag);
           });
}

} // namespace orrery::widgets
