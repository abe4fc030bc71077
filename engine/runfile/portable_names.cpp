// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/portable_names.h"

#include "engine/syntax/xml_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace orrery::engine {

namespace {

constexpr std::size_t longestPath = 1'000;

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Returns whether a part of a path, up to its first '.', is the name of a device on Windows: "NUL", "com1.xml".
bool isDevice(std::string_view part) {
    static constexpr std::array<std::string_view, 4> words{"con", "prn", "aux", "nul"};
    std::string stem(part.substr(0, part.find('.')));
    std::ranges::transform(stem, stem.begin(), lowered);
    if (std::ranges::find(words, stem) != words.end()) {
        return true;
    }
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' && stem[3] <= '9';
}

bool isAllowed(char c) {
    static constexpr std::string_view forbidden =
        "\\:*?\"<>|\t\r\n\x7f"; // isXmlText() excludes other control characters
    return forbidden.find(c) == std::string_view::npos;
}

std::vector<std::string_view> partsOf(std::string_view path) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// Returns the code points of valid UTF-8.
std::vector<char32_t> codePointsOf(std::string_view text) {
    std::vector<char32_t> points;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        char32_t point = length == 1 ? first : first & (0x7Fu >> length);
        for (std::size_t k = 1; k < length && i + k < text.size(); ++k) {
            point = (point << 6) | (static_cast<unsigned char>(text[i + k]) & 0x3Fu);
        }
        points.push_back(point);
        i += length;
    }
    return points;
}

/// Returns the lower case of a letter in the alphabets whose capitals stand at a fixed distance.
char32_t folded(char32_t c) {
    const auto isIn = [&](char32_t first, char32_t last) { return c >= first && c <= last; };
    if (isIn(U'A', U'Z') || (isIn(0xC0, 0xDE) && c != 0xD7) || (isIn(0x391, 0x3A9) && c != 0x3A2) ||
        isIn(0x410, 0x42F)) {
        return c + 0x20;
    }
    if (isIn(0x400, 0x40F)) {
        return c + 0x50;
    }
    if (isIn(0x139, 0x148) || isIn(0x179, 0x17E)) { // here the capitals are odd
        return c + (c & 1);
    }
    if (c == 0x178) {
        return 0xFF;
    }
    if (isIn(0x100, 0x177) || isIn(0x1E00, 0x1EFF) || isIn(0x460, 0x4FF)) {
        return c | 1;
    }
    return c;
}

/// Returns whether a character joins the one before it when a system composes the characters of a name.
bool isMark(char32_t c) {
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x1160 && c <= 0x11FF) || c == 0x3099 || c == 0x309A;
}

/// Returns a text that is equal for names that differ only in case.
std::string foldedText(const std::vector<char32_t>& points) {
    std::string text;
    for (const char32_t point : points) {
        text += std::to_string(static_cast<std::uint32_t>(folded(point))) + " ";
    }
    return text;
}

/// Returns a text that is equal for the composed and the decomposed form of a name. It has one placeholder for all
/// letters that can have a composed form.
std::string shapeOf(const std::vector<char32_t>& points) {
    static constexpr char placeholder = '\x01';
    std::string text;
    for (const char32_t point : points) {
        if (isMark(point)) {
            if (!text.empty()) {
                text.back() = placeholder;
            }
        } else {
            text += point < 0x80 ? static_cast<char>(folded(point)) : placeholder;
        }
    }
    return text;
}

} // namespace

std::optional<RunFileError> faultOfName(const std::string& path) {
    const bool hasDrive = path.size() > 1 && path[1] == ':';
    if (path.starts_with('/') || path.starts_with('\\') || hasDrive) {
        return runFileError("run-file.absolute-name", path);
    }
    if (path.size() > longestPath) {
        return runFileError("run-file.bad-name", path.substr(0, longestPath) + "…");
    }
    const std::vector<std::string_view> parts = partsOf(path);
    if (std::ranges::find(parts, "..") != parts.end()) {
        return runFileError("run-file.name-outside", path);
    }
    const auto isWrong = [](std::string_view part) {
        return part.empty() || part.ends_with('.') || part.ends_with(' ') || isDevice(part);
    };
    if (!isXmlText(path) || !std::ranges::all_of(path, isAllowed) || std::ranges::any_of(parts, isWrong)) {
        return runFileError("run-file.bad-name", path);
    }
    return std::nullopt;
}

std::optional<RunFileError> PortableNames::add(const std::string& path) {
    for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        if (auto error = addPart(path.substr(0, slash), true)) {
            return error;
        }
    }
    return addPart(path, false);
}

std::optional<RunFileError> PortableNames::addPart(const std::string& path, bool isFolder) {
    const std::vector<char32_t> points = codePointsOf(path);
    const Known part{path, isFolder, std::ranges::any_of(points, isMark)};
    const auto isRepeatedFolder = [&](const Known& known) { return known.path == path && known.isFolder && isFolder; };
    const auto [same, isNew] = m_folded.emplace(foldedText(points), part);
    if (!isNew) {
        return isRepeatedFolder(same->second)
                   ? std::nullopt
                   : std::optional(runFileError("run-file.same-names", path, {same->second.path}));
    }
    // Two paths without marks are both composed, so an equal shape says nothing.
    const auto [other, isNewShape] = m_shapes.emplace(shapeOf(points), part);
    if (!isNewShape && (other->second.hasMarks || part.hasMarks)) {
        return runFileError("run-file.same-names", path, {other->second.path});
    }
    return std::nullopt;
}

} // namespace orrery::engine
