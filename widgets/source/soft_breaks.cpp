// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/soft_breaks.h"

#include "widgets/base/byte_view.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace orrery::widgets {

namespace {

/// The maximum number of bytes in a part of a long line, about the width of a window.
constexpr int widest = 120;

/// Calls a function with the begin and end of each line, without its line end.
template <typename Call>
void forEachLine(std::string_view text, Call call) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t feed = std::min(text.find('\n', begin), text.size()); // one-byte search: 20 times faster
        const std::size_t end = begin + std::min(text.substr(begin, feed - begin).find('\r'), feed - begin);
        call(static_cast<int>(begin), static_cast<int>(end));
        begin = end + 1;
    }
}

bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

/// Returns the size of the next part of a line with more than `widest` bytes left.
int partSize(std::string_view rest) {
    const std::string_view part = rest.substr(0, widest + 1);
    if (const std::size_t tag = part.rfind('<'); tag != std::string_view::npos && tag > 0)
        return static_cast<int>(tag);
    if (const std::size_t blank = part.find_last_of(" \t", widest - 1); blank != std::string_view::npos)
        return static_cast<int>(blank) + 1;
    // A sequence of invalid bytes could look like one endless character, so limits the search.
    int size = widest;
    while (size > widest - 4 && continuesCharacter(part[static_cast<std::size_t>(size)]))
        --size;
    return size;
}

} // namespace

bool hasTooLongLines(const QByteArray& text) {
    qint64 inLong = 0;
    forEachLine(viewOf(text), [&](int begin, int end) { inLong += end - begin > longestLine ? end - begin : 0; });
    return inLong > mostInLongLines;
}

std::vector<int> breaksIn(const QByteArray& text) {
    std::vector<int> offsets;
    forEachLine(viewOf(text), [&](int begin, int end) {
        if (end - begin <= longestLine)
            return;
        const std::string_view line =
            viewOf(text).substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
        for (int at = 0; end - begin - at > widest;) {
            at += partSize(line.substr(static_cast<std::size_t>(at)));
            offsets.push_back(begin + at);
        }
    });
    return offsets;
}

QByteArray withBreaks(const QByteArray& text, const std::vector<int>& offsets) {
    if (offsets.empty())
        return text;
    QByteArray result;
    result.reserve(text.size() + static_cast<qsizetype>(offsets.size()));
    int begin = 0;
    for (const int end : offsets) {
        result.append(text.constData() + begin, end - begin).append('\n');
        begin = end;
    }
    return result.append(text.constData() + begin, text.size() - begin);
}

bool SoftBreaks::isBreak(int position) const {
    return std::ranges::binary_search(m_positions, position);
}

int SoftBreaks::offsetOf(int position) const {
    return position - static_cast<int>(std::ranges::lower_bound(m_positions, position) - m_positions.begin());
}

int SoftBreaks::positionOf(int offset) const {
    // Break i is at offset m_positions[i] - i. These offsets never decrease, so a binary search works.
    int low = 0;
    for (int high = static_cast<int>(m_positions.size()); low < high;) {
        const int middle = (low + high) / 2;
        if (m_positions[static_cast<std::size_t>(middle)] - middle <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return offset + low;
}

int SoftBreaks::endPositionOf(int offset) const {
    int position = positionOf(offset);
    while (position > 0 && isBreak(position - 1))
        --position;
    return position;
}

QByteArray SoftBreaks::textOf(const QByteArray& shown, int position) const {
    const auto first = std::ranges::lower_bound(m_positions, position);
    const auto last = std::lower_bound(first, m_positions.end(), position + static_cast<int>(shown.size()));
    if (first == last)
        return shown;
    QByteArray result;
    result.reserve(shown.size());
    int begin = 0;
    for (auto it = first; it != last; ++it) {
        result.append(shown.constData() + begin, *it - position - begin);
        begin = *it - position + 1;
    }
    return result.append(shown.constData() + begin, shown.size() - begin);
}

void SoftBreaks::add(int position, const std::vector<int>& offsets) {
    std::vector<int> added;
    added.reserve(offsets.size());
    for (std::size_t i = 0; i < offsets.size(); ++i)
        added.push_back(position + offsets[i] + static_cast<int>(i));
    m_positions.insert(std::ranges::lower_bound(m_positions, position), added.begin(), added.end());
}

void SoftBreaks::inserted(int position, int length) {
    for (auto it = std::ranges::lower_bound(m_positions, position); it != m_positions.end(); ++it)
        *it += length;
}

void SoftBreaks::removed(int position, int length) {
    const auto first = std::ranges::lower_bound(m_positions, position);
    const auto last = std::lower_bound(first, m_positions.end(), position + length);
    for (auto it = m_positions.erase(first, last); it != m_positions.end(); ++it)
        *it -= length;
}

} // namespace orrery::widgets
