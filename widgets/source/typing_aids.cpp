// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/typing_aids.h"

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t longestStep = 8;

QByteArray bytesOf(std::string_view text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

std::string_view indentOf(std::string_view line) {
    return line.substr(0, std::min(line.size(), line.find_first_not_of(" \t")));
}

QByteArray indentStep(std::string_view text) {
    constexpr std::size_t enough = 64 * 1024; // the beginning of a file is enough; there is no need to read 10 MB
    text = text.substr(0, enough);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.size(), text.find('\n', at));
        const std::string_view line = text.substr(at, end - at);
        const std::string_view indent = indentOf(line);
        if (!indent.empty() && indent.size() < line.size() && line[indent.size()] == '<')
            return indent.front() == '\t' ? QByteArray("\t") : bytesOf(indent.substr(0, longestStep));
        at = end + 1;
    }
    return "  ";
}

QByteArray lineEndOf(std::string_view text) {
    const std::size_t feed = text.find('\n'); // one byte, because a text can have megabytes without a line end
    const std::size_t at = text.substr(0, feed).find('\r');
    if (at == std::string_view::npos)
        return "\n";
    return at + 1 == feed ? "\r\n" : "\r";
}

std::optional<QByteArray> withCommentToggled(std::string_view lines) {
    const std::size_t begin = lines.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    const std::size_t end = lines.find_last_not_of(blanks) + 1;
    const std::string_view before = lines.substr(0, begin);
    const std::string_view after = lines.substr(end);
    std::string_view inside = lines.substr(begin, end - begin);
    const bool commented = inside.size() >= 7 && inside.starts_with("<!--") && inside.ends_with("-->");
    if (commented) {
        inside = inside.substr(4, inside.size() - 7);
        if (inside.starts_with(' '))
            inside.remove_prefix(1);
        if (inside.ends_with(' '))
            inside.remove_suffix(1);
    }
    if (inside.find("--") != std::string_view::npos)
        return {};
    return bytesOf(before) + (commented ? bytesOf(inside) : "<!-- " + bytesOf(inside) + " -->") + bytesOf(after);
}

} // namespace orrery::widgets
